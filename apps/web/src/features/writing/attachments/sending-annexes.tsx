import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/locale.ts'
import { attachmentsQuery } from './attachment-queries.ts'

const PDF = 'application/pdf'

/** Which annexes end the document to sign, and which it only cites; nothing where there are none. */
export function SendingAnnexes({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data } = useSuspenseQuery(attachmentsQuery(contractId))
  const annexes = data.value.filter(({ kind }) => kind === 'annex')
  const losesClaim = annexes.some(
    ({ printObstacle, versions }) => !printObstacle && versions[0]?.mediaType === PDF,
  )
  if (annexes.length === 0) return null
  return (
    <section aria-labelledby="sending-annexes" className="rounded-md border border-line px-4 py-3">
      <h3 id="sending-annexes" className="font-medium">
        {t('annexes.sending.title')}
      </h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {annexes.map(({ _id, number, name, printObstacle }) => (
          <li key={_id} className="break-words">
            {t('annexes.number', { number: number ?? 0 })}, {name} ·{' '}
            <span className="text-ink-soft">
              {printObstacle
                ? t('annexes.sending.listed', { reason: t(`annexes.obstacle.${printObstacle}`) })
                : t('annexes.sending.appended')}
            </span>
          </li>
        ))}
      </ul>
      {losesClaim && <p className="mt-2 text-sm text-ink-soft">{t('annexes.sending.claim')}</p>}
    </section>
  )
}
