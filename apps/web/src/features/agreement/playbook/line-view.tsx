import { AppLink } from '../../../platform/app-link.tsx'
import { useGoToPlace } from '../../../platform/contract-place.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { LineActs, type LineActsProps } from './line-acts.tsx'
import { LineWords } from './line-words.tsx'
import type { PlaybookLine } from './playbook-queries.ts'

/** One clause of the playbook: what became of it, where, and what can be done about it. */
export function LineView(props: LineActsProps) {
  const { contractId, line } = props
  const t = useTexts()
  const formats = useFormats()
  const { accepted } = line
  return (
    <li className="flex flex-col gap-1 py-2 text-sm">
      <LineWords line={line} />
      <Place contractId={contractId} line={line} />
      {accepted && (
        <p className="break-words">
          {accepted.by === null
            ? t('validation.playbook.acceptedBefore', { reason: accepted.reason })
            : t('validation.playbook.accepted', {
                name: accepted.by,
                moment: formats.instant(accepted.at),
                reason: accepted.reason,
              })}
        </p>
      )}
      <LineActs {...props} />
    </li>
  )
}

/** A section is shown beside; a page opens the document that was signed. */
function Place({ contractId, line: { place } }: { contractId: string; line: PlaybookLine }) {
  const t = useTexts()
  const goTo = useGoToPlace()
  if (!place) return null
  if (place.kind === 'hidden')
    return <p className="text-ink-soft">{t('validation.playbook.place.hidden')}</p>
  if (place.kind === 'page') {
    const { page, title } = place
    return (
      <p>
        <TextLink render={<AppLink to={paths.signedDocument(contractId, { page })} />}>
          {t(`validation.playbook.place.${title ? 'page' : 'untitled'}`, { page, title })}
        </TextLink>
      </p>
    )
  }
  if (!goTo) return <p className="text-ink-soft">{place.title}</p>
  return (
    <p>
      <button
        type="button"
        onClick={() => goTo({ kind: 'section', id: place._id })}
        className="rounded-sm text-left underline underline-offset-3"
      >
        {place.title}
      </button>
    </p>
  )
}
