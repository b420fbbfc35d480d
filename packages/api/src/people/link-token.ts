import { z } from 'zod'
import { nameShapes } from '../shape-names.ts'

/** The token of a mailed link: 256 bits, as encoded in it. */
export const linkToken = z.string().max(100)

/** Presents a link, and nothing else. */
export const linkForm = z.strictObject({ token: linkToken })

nameShapes({ LinkForm: linkForm })
