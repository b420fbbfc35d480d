import { toasts } from '../ui/toasts.ts'
import { currentTexts, loadTexts } from './locale.ts'

export async function sayTrimmed(): Promise<void> {
  await loadTexts('document-import')
  toasts.info(currentTexts()('document-import.active.trimmed'))
}
