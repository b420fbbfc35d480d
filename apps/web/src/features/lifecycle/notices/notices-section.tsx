import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { NoticeRow } from './notice-row.tsx'
import { noticesQuery } from './notices-queries.ts'

const LetterDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./letter/letter-dialog.tsx'),
    loadTexts('notice-wizard'),
  ])
  return { default: module.LetterDialog }
})
const PriceDialog = lazy(async () => ({
  default: (await import('./price-dialog.tsx')).PriceDialog,
}))

/** « Préavis donnés et reçus » : each with its proofs, how it was judged, and until when the contract runs. */
export function NoticesSection({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data: register, error } = useQuery(noticesQuery(contractId))
  const [opened, setOpened] = useState<'letter' | 'price' | null>(null)
  const close = () => setOpened(null)
  return (
    <section aria-labelledby="notices" className="flex flex-col gap-3">
      <h2 id="notices" className="font-semibold">
        {t('notices.title')}
      </h2>
      {register ? (
        <>
          {register.runsUntil && (
            <p className="rounded-md bg-violet-soft px-3 py-2 text-violet-ink">
              {t('notices.runsUntil', { day: register.runsUntil })}
            </p>
          )}
          {register.value.length === 0 ? (
            <p className="text-sm text-ink-faint">{t('notices.empty')}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {register.value.map((notice) => (
                <NoticeRow
                  key={notice._id}
                  contractId={contractId}
                  notice={notice}
                  keeping={register.keeping?.message ?? null}
                  downloading={register.downloading?.message ?? null}
                />
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              disabledReason={register.keeping?.message}
              onClick={() => setOpened('letter')}
            >
              {t('notices.letter.act')}
            </Button>
            <Button
              size="small"
              disabledReason={register.keeping?.message}
              onClick={() => setOpened('price')}
            >
              {t('notices.price.act')}
            </Button>
          </div>
        </>
      ) : error ? (
        <p className="text-sm text-red-ink">
          {t('notices.failed')} {messageOf(error)}
        </p>
      ) : (
        <SkeletonText lines={2} />
      )}
      <Suspense>
        {opened === 'price' && <PriceDialog contractId={contractId} onClose={close} />}
        {opened === 'letter' && register && (
          <LetterDialog
            contractId={contractId}
            ending={register.ending?.message ?? null}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  )
}
