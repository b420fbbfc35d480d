import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import type { WaitingDraft } from './waiting-queries.ts'

/** Whether something can be taken into a draft without touching words of its own. */
export function isTakeable({ following, harmless, conflicts }: WaitingDraft): boolean {
  return following === null && (harmless.length > 0 || conflicts === 0)
}

interface WaitingListProps {
  drafts: readonly WaitingDraft[]
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
}

/** Each draft with its box, or why it has none. */
export function WaitingList({ drafts, ticked, onTick }: WaitingListProps) {
  const t = useTexts()
  const takeable = drafts.filter(isTakeable).map(({ _id }) => _id)
  const isAll = takeable.length > 0 && takeable.every((id) => ticked.has(id))
  const toggle = (id: string) => {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    onTick(next)
  }
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={t('waiting-drafts.all')}
        checked={isAll}
        isPartly={!isAll && ticked.size > 0}
        disabled={takeable.length === 0}
        onChange={() => onTick(new Set(isAll ? [] : takeable))}
      />
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {drafts.map((draft) => (
          <li key={draft._id} className="flex items-start gap-2 p-3">
            <Checkbox
              label={t('waiting-drafts.one', { title: draft.title })}
              hidesLabel
              checked={ticked.has(draft._id) && isTakeable(draft)}
              disabled={!isTakeable(draft)}
              onChange={() => toggle(draft._id)}
            />
            <Draft draft={draft} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Draft({ draft }: { draft: WaitingDraft }) {
  const t = useTexts()
  const { _id, title, reference, version, owner, harmless, conflicts, following } = draft
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <TextLink isQuiet render={<AppLink to={paths.contractEdit(_id)} />}>
        <span className="font-medium break-words">{title}</span>
      </TextLink>
      <p className="text-sm text-ink-soft">
        {t('waiting-drafts.facts', { reference, version, owner: owner.name })}
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        {harmless.length > 0 && (
          <Badge tone="neutral">{t('waiting-drafts.harmless', { count: harmless.length })}</Badge>
        )}
        {conflicts > 0 && (
          <Badge tone="amber">{t('waiting-drafts.conflicts', { count: conflicts })}</Badge>
        )}
        {harmless.length + conflicts === 0 && (
          <Badge tone="neutral">{t('waiting-drafts.same')}</Badge>
        )}
      </div>
      {following && <p className="text-sm text-ink-soft">{following.message}</p>}
      {!following && !isTakeable(draft) && (
        <p className="text-sm text-ink-soft">{t('waiting-drafts.nothing')}</p>
      )}
    </div>
  )
}
