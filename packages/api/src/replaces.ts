import type { z } from 'zod'

/**
 * Of a save of one value: the one that it replaces, as the person saw it. When it is another one by now, nothing is
 * saved (412).
 *
 * @example body: z.strictObject({ dueDate, ...replaces(dueDate) })
 */
export function replaces<Value extends z.ZodType>(value: Value): { replaces: Value } {
  return { replaces: value }
}
