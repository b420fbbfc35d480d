import { z } from 'zod'

/** Includes archived contracts; excluded by default. */
export const archived = z.enum(['true', 'false']).default('false')
