import type { ShownAnnex } from '@tacite/api/writing/attachment-shapes.ts'
import { useTexts } from '../../../platform/locale.ts'

export interface ShownAnnexesProps {
  annexes: readonly ShownAnnex[]
  lead: string
  hrefOf: (attachmentId: string) => string
}

/** The annexes of a contract for who signs or reads it without working on it. */
export function ShownAnnexes({ annexes, lead, hrefOf }: ShownAnnexesProps) {
  const t = useTexts()
  return (
    <section
      aria-label={t('annexes.shown.title')}
      className="border-b border-line bg-paper px-4 py-5 tablet:mt-5 tablet:rounded-lg tablet:border tablet:px-6"
    >
      <h2 className="font-semibold">{t('annexes.shown.title')}</h2>
      <p className="text-sm text-ink-soft">{lead}</p>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {annexes.map(({ _id, number, name, sha256, printObstacle }) => (
          <li key={_id} className="flex items-start gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="break-words">
                <span className="mr-1.5 text-accent">{t('annexes.number', { number })}</span>
                {name}
              </p>
              <p className="text-sm text-ink-faint">
                {printObstacle ? t('annexes.shown.listed') : t('annexes.shown.appended')}
              </p>
              <p className="font-mono text-xs break-all text-ink-faint">SHA-256 {sha256}</p>
            </div>
            <a
              href={hrefOf(_id)}
              download
              aria-label={t('annexes.shown.download', { number })}
              className="shrink-0 rounded-sm py-0.5 text-accent underline"
            >
              {t('annexes.shown.get')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
