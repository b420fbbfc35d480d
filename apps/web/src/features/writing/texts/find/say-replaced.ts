import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import type { Replaced } from './replace-matches.ts'

/**
 * Says what was done and what was not; « saved » only of what the server has.
 *
 * @param counted how a number of them is written
 */
export function sayReplaced(
  replaced: Replaced,
  counted: 'editor.find.replacements' | 'editor.reference.found.done' | 'editor.typography.done',
  undo: () => void,
): void {
  const t = currentTexts()
  const { count, sectionCount, unsavedCount, changedCount } = replaced
  if (changedCount > 0) toasts.warning(t('editor.find.changed', { count: changedCount }))
  if (count === 0) return
  const done = t('editor.find.plan', {
    matches: t(counted, { count }),
    sections: t('editor.find.sections', { count: sectionCount }),
  })
  if (unsavedCount === 0) toasts.success(t('editor.find.saved', { done }), { undo })
  else toasts.warning(t('editor.find.unsaved', { done, count: unsavedCount }), { undo })
}
