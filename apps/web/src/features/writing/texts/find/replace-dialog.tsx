import type { FindQuery } from '@tacite/document/find/find-pattern.ts'
import type { ReplacementPlan } from '@tacite/document/find/plan-replacement.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { showError } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DiffWords } from '../../../../ui/diff-words.tsx'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { useNumbers } from '../document-view/document-view.tsx'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { keptGroups, replacedCounts } from './describe-plan.ts'
import { FindBeside } from './find-beside.tsx'
import { keepBefore } from './keep-before.ts'
import { replaceMatches } from './replace-matches.ts'
import { sayReplaced } from './say-replaced.ts'
import type { SearchedText } from './searched-text.ts'

interface ReplaceDialogProps {
  plan: ReplacementPlan
  text: SearchedText
  wire: WireDocument
  query: FindQuery
  /** What comes in the place of what is found. */
  by: string
  onClose: () => void
}

/** What replacing everywhere changes, section by section, and what stays as it is: seen before it is done. */
export function ReplaceDialog({ plan, text, wire, query, by, onClose }: ReplaceDialogProps) {
  const t = useTexts()
  const owner = useOpenText()
  const words = { from: query.text, to: by }
  const { history } = useDocumentActions()
  const { contractId } = owner
  const mayKeep = holds(useMe(), 'contracts:sections:versions')
  const nameOf = useSectionNames(wire, text)
  const replace = async () => {
    // The page says it already: what follows is the saving, which the bar above the text shows.
    onClose()
    if (contractId && mayKeep) await keepBefore(contractId, owner, words.from)
    const command = { name: 'replace', subject: words.from } as const
    const replaced = await replaceMatches(plan, text, command, owner)
    sayReplaced(replaced, 'editor.find.replacements', () => history.takeBack(replaced.command))
  }
  const kept = keptGroups(t, plan, text)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        words.to
          ? t('editor.find.dialog.title', words)
          : t('editor.find.dialog.titleNothing', words)
      }
      description={plan.changes.length > 0 ? replacedCounts(t, plan) : t('editor.find.dialog.none')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          {plan.changes.length > 0 && (
            <Button variant="primary" onClick={() => void replace().catch(showError)}>
              {t('editor.find.dialog.confirm')}
            </Button>
          )}
        </>
      }
    >
      {contractId && plan.changes.length > 0 && (
        <p className="mb-4 text-sm text-ink-soft">
          {t(mayKeep ? 'editor.find.dialog.keepsVersion' : 'editor.find.dialog.keepsNone')}
        </p>
      )}
      {kept.length > 0 && (
        <section className="mb-4 rounded-md bg-amber-soft px-3 py-2 text-sm text-amber-ink">
          <h3 className="font-medium">{t('editor.find.dialog.kept')}</h3>
          <ul className="flex flex-col gap-1">
            {kept.map(({ why, count, sectionIds }) => (
              <li key={why} className="break-words">
                {t('editor.find.dialog.keptLine', {
                  matches: t('editor.find.matches', { count }),
                  why,
                  sections: sectionIds.map(nameOf).join(', '),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <FindBeside wire={wire} query={query} onLeave={onClose} />
      <ul className="flex flex-col divide-y divide-line">
        {plan.changes.map(({ sectionId, count, excerpts }) => (
          <li key={sectionId} className="py-2">
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-medium break-words">{nameOf(sectionId)}</span>
              <span className="shrink-0 text-sm text-ink-faint tabular-nums">
                {t('editor.find.replacements', { count })}
              </span>
            </p>
            {excerpts.map((excerpt, at) => (
              // Excerpts have no identity other than their position.
              <p key={at} className="mt-0.5 text-sm break-words text-ink-soft">
                <DiffWords
                  changes={[
                    { kind: 'same', text: excerpt.before },
                    { kind: 'removed', text: excerpt.said },
                    ...(excerpt.text ? [{ kind: 'added' as const, text: excerpt.text }] : []),
                    { kind: 'same', text: excerpt.after },
                  ]}
                  said={(kind, said) => t(`editor.diff.${kind}`, { text: said })}
                />
              </p>
            ))}
            {count > excerpts.length && (
              <p className="mt-0.5 text-sm text-ink-faint">
                {t('editor.find.dialog.more', { count: count - excerpts.length })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Sections as they are spoken of: by their number and title. */
function useSectionNames(wire: WireDocument, { sections }: SearchedText) {
  const t = useTexts()
  const numbers = useNumbers(wire)
  const titles = new Map(sections.map(({ id, title }) => [id, title]))
  return (sectionId: string) => {
    const title = titles.get(sectionId) || t('editor.outline.untitled')
    return [numbers.sections.get(sectionId)?.label, title].filter(Boolean).join(' ')
  }
}
