import { z } from 'zod'

/** Includes archived contracts; excluded by default. */
export const archived = z.enum(['true', 'false']).default('false')

/** `2026-10`: what was recorded at the end of that month, instead of what is known today. */
export const monthEnd = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .optional()
