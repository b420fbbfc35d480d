import { isDeviation } from '@tacite/domain/clauses/playbook/playbook.ts'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { PlaybookFrame } from './playbook-frame.tsx'
import { playbookQuery, type ContractPlaybook, type PlaybookLine } from './playbook-queries.ts'
import { VERDICT_TONES } from './verdict-tones.ts'

/**
 * The deviations of a contract in brief, for a window in which one decides: each leads to its place, in another tab,
 * so that what is typed in the window stays.
 */
export function PlaybookBrief({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data: playbook, error } = useQuery(playbookQuery(contractId))
  if (playbook?.lines.length === 0) return null
  return (
    <PlaybookFrame title={t('validation.playbook.title')}>
      {playbook ? (
        <Findings contractId={contractId} playbook={playbook} />
      ) : error ? (
        <p className="text-sm text-red-ink">
          {t('validation.playbook.failed')} {messageOf(error)}
        </p>
      ) : (
        <SkeletonText lines={2} />
      )}
    </PlaybookFrame>
  )
}

interface FindingsProps {
  contractId: string
  playbook: ContractPlaybook
}

function Findings({ contractId, playbook: { lines, hasText } }: FindingsProps) {
  const t = useTexts()
  const shown = lines.filter(
    ({ verdict }) => isDeviation(verdict) || verdict === 'notCompared' || verdict === 'accepted',
  )
  if (!hasText) return <p className="text-sm">{t('validation.playbook.noText')}</p>
  if (shown.length === 0)
    return (
      <p className="text-sm text-green-ink">
        {t('validation.playbook.clean', { count: lines.length })}
      </p>
    )
  return (
    <ul className="flex max-h-[24dvh] flex-col gap-1.5 overflow-y-auto text-sm">
      {shown.map((line) => (
        <li key={line.clause._id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={VERDICT_TONES[line.verdict]}>
            {t(`validation.playbook.verdict.${line.verdict}`)}
          </Badge>
          <TextLink
            render={<AppLink to={addressOf(contractId, line)} target="_blank" rel="noreferrer" />}
          >
            {line.clause.name}
          </TextLink>
          {line.accepted && (
            <span className="w-full break-words text-ink-soft">{line.accepted.reason}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where the contract says it; what it does not say is explained on the contract's page. */
function addressOf(contractId: string, { place }: PlaybookLine): string {
  if (place?.kind === 'section') return paths.contractEdit(contractId, { section: place._id })
  if (place?.kind === 'page') return paths.signedDocument(contractId, { page: place.page })
  return paths.contractEdit(contractId, { tab: 'validation' })
}
