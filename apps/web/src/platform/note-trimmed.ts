import { toasts } from '../ui/toasts.ts'
import { currentTexts } from './locale.ts'

/** Says that something of a picture's file was not kept; returns the answer as it came. */
export function noteTrimmed<Stored extends { isTrimmed: boolean }>(stored: Stored): Stored {
  if (stored.isTrimmed) toasts.info(currentTexts()('common.image.trimmed'))
  return stored
}
