import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { correctionsEndpoints } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import { infiniteQueryOptions, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { contractQuery } from '../../../../platform/contract.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { nextSkip } from '../../../../platform/next-skip.ts'
import { keys } from '../../../../platform/query-keys.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChangeText } from './change-text.tsx'
import { useTermWords } from './use-term-words.ts'

type Correction = ResponseOf<typeof correctionsEndpoints.list>['value'][number]

const correctionsQuery = (contractId: string) =>
  infiniteQueryOptions({
    queryKey: keys.contract(contractId, 'corrections'),
    queryFn: ({ pageParam, signal }) =>
      call<typeof correctionsEndpoints.list>('GET', '/contracts3/:contractId/corrections', {
        params: { contractId },
        query: { $skip: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => nextSkip(last, pages),
  })

/** « Corrections »: who changed what was read from the signed document, when and why, with the values before. */
export default function CorrectionsList({ contractId }: { contractId: string }) {
  const t = useTexts()
  const corrections = useInfiniteQuery(correctionsQuery(contractId))
  const shown = corrections.data?.pages.flatMap(({ value }) => value) ?? []
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="corrections" className="flex flex-col gap-2">
      <h2 id="corrections" className="font-semibold">
        {t('corrections.title')}
      </h2>
      <ol className="flex flex-col gap-3">
        {shown.map((correction) => (
          <CorrectionLine key={correction._id} contractId={contractId} correction={correction} />
        ))}
      </ol>
      {corrections.hasNextPage && (
        <Button
          size="small"
          className="self-start"
          isBusy={corrections.isFetchingNextPage}
          onClick={() => void corrections.fetchNextPage()}
        >
          {t('corrections.more')}
        </Button>
      )}
    </section>
  )
}

interface CorrectionLineProps {
  contractId: string
  correction: Correction
}

function CorrectionLine({ contractId, correction }: CorrectionLineProps) {
  const t = useTexts()
  const formats = useFormats()
  const { data: contract } = useSuspenseQuery(contractQuery(contractId))
  const words = useTermWords(contract)
  const { at, by, reason, changes } = correction
  return (
    <li className="flex flex-col gap-1 border-l-2 border-line-strong pl-3">
      <dl className="flex flex-col gap-1">
        {changes.map((change) => (
          <div key={change.field}>
            <dt className="text-sm text-ink-faint">{words(change).label}</dt>
            <dd className="tabular-nums">
              <ChangeText change={change} currency={contract.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="break-words text-ink-soft">{t('corrections.because', { reason })}</p>
      <p className="text-sm text-ink-faint tabular-nums">
        {t('corrections.byOn', { name: by, moment: formats.instant(at) })}
      </p>
    </li>
  )
}
