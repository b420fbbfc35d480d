import type { FoundReference } from '@tacite/document/written-references/find-references.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { numberOfTarget } from './number-of-target.ts'

interface FoundLineProps {
  found: FoundReference
  /** Who locked its section; '' somebody; undefined: it is open. */
  lockedBy: string | undefined
  onLink: (part: string) => void
  onIgnore: () => void
}

/** One found reference: its sentence, and each part that it may follow. */
export function FoundLine({ found, lockedBy, onLink, onIgnore }: FoundLineProps) {
  const t = useTexts()
  const { before, written, after, becomes, targets } = found
  return (
    <li className="flex flex-col gap-1.5 py-2.5">
      <p className="text-sm break-words text-ink-soft">
        {before}
        <mark className="rounded-sm bg-accent-soft px-0.5 font-medium text-accent-ink">
          {written}
        </mark>
        {after}
      </p>
      {becomes !== null && (
        <p className="text-sm text-ink-soft">
          {t('editor.reference.found.becomes', { words: becomes })}
        </p>
      )}
      {targets.length > 1 && (
        <p className="text-sm text-amber-ink">{t('editor.reference.found.several')}</p>
      )}
      {targets.map((target) => {
        const name = [numberOfTarget(target), target.title].filter(Boolean).join(' ')
        return (
          <div key={target.id} className="flex items-center gap-2">
            <span aria-hidden className="text-ink-faint">
              →
            </span>
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            <Button
              size="small"
              aria-label={t('editor.reference.found.linkTo', { words: written, target: name })}
              disabledReason={lockedReason(t, lockedBy)}
              onClick={() => onLink(target.id)}
            >
              {t('editor.reference.found.link')}
            </Button>
            {target === targets[0] && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t('editor.reference.found.ignoreWords', { words: written })}
                onClick={onIgnore}
              >
                {t('editor.reference.found.ignore')}
              </Button>
            )}
          </div>
        )
      })}
    </li>
  )
}

function lockedReason(t: ReturnType<typeof useTexts>, lockedBy: string | undefined): string | null {
  if (lockedBy === undefined) return null
  return lockedBy === ''
    ? t('editor.reference.found.closed')
    : t('editor.section.locked', { name: lockedBy })
}
