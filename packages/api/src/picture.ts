import { z } from 'zod'

/** Whether an uploaded picture is kept without what followed its end. */
export const isTrimmed = z.boolean()
