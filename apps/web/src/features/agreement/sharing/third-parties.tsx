import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { TitledSection } from '../../../ui/titled-section.tsx'
import { sharesQuery, type ContractShare } from './share-queries.ts'
import { ShareFacts } from './share-row.tsx'

/** Who outside the company reads a contract, who shared it, and until when. Renders nothing if there is nobody. */
export function ThirdParties({ contractId }: { contractId: string }) {
  const t = useTexts()
  const shares = useInfiniteQuery(sharesQuery(contractId))
  const outside = (shares.data?.pages ?? [])
    .flatMap(({ value }) => value)
    .filter(({ kind }) => kind === 'thirdParty')
  if (outside.length === 0 && !shares.hasNextPage) return null
  return (
    <TitledSection
      title={t('sharing.outside.title')}
      lead={t('sharing.outside.lead')}
      className="mt-6"
    >
      <ul aria-label={t('sharing.outside.title')} className="flex flex-col divide-y divide-line">
        {outside.map((share) => (
          <ThirdParty key={share._id} share={share} />
        ))}
      </ul>
      {shares.hasNextPage && (
        <Button
          size="small"
          isBusy={shares.isFetchingNextPage}
          onClick={() => void shares.fetchNextPage()}
        >
          {t('sharing.list.more')}
        </Button>
      )}
    </TitledSection>
  )
}

function ThirdParty({ share }: { share: ContractShare }) {
  const t = useTexts()
  const { day } = useFormats()
  return (
    <li className="flex gap-3 py-2.5">
      <Avatar name={share.name} size="small" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-2">
          <p className="min-w-0 font-medium wrap-anywhere">{share.name}</p>
          <span className="shrink-0 text-sm text-ink-soft">
            {t(`sharing.level.${share.level}`)}
          </span>
        </div>
        <ShareFacts share={share} />
        <p className="text-sm text-ink-soft">
          {share.expiresOn
            ? t('sharing.outside.until', { day: day(share.expiresOn) })
            : t('sharing.noEnd')}
        </p>
      </div>
    </li>
  )
}
