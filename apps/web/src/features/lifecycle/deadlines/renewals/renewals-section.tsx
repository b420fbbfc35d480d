import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { RenewalRow } from './renewal-row.tsx'
import { renewalsQuery, type RenewalRegister } from './renewals-queries.ts'

interface RenewalsSectionProps {
  contractId: string
  deadlines: ContractDeadlines
}

/** « Renouvellements » : those made, agreed and refused, each with its documents. */
export default function RenewalsSection({ contractId, deadlines }: RenewalsSectionProps) {
  const t = useTexts()
  const { data: register, error } = useQuery(renewalsQuery(contractId))
  return (
    <section aria-labelledby="renewals" className="flex flex-col gap-3">
      <h2 id="renewals" className="font-semibold">
        {t('renewals.title')}
      </h2>
      {register ? (
        <>
          <Count register={register} />
          {register.value.length === 0 && (
            <p className="text-sm text-ink-faint">{t('renewals.empty')}</p>
          )}
          <ul className="flex flex-col gap-3">
            {register.value.map((renewal) => (
              <RenewalRow
                key={renewal._id ?? renewal.day}
                contractId={contractId}
                deadlines={deadlines}
                renewal={renewal}
                keeping={register.keeping?.message ?? null}
                downloading={register.downloading?.message ?? null}
              />
            ))}
          </ul>
          {register.earlier > 0 && (
            <p className="text-sm text-ink-faint">
              {t('renewals.earlier', { count: register.earlier })}
            </p>
          )}
        </>
      ) : error ? (
        <p className="text-sm text-red-ink">
          {t('renewals.failed')} {messageOf(error)}
        </p>
      ) : (
        <SkeletonText lines={2} />
      )}
    </section>
  )
}

/** « 2 renouvellements faits, sur 3 permis ». */
function Count({ register: { made, most } }: { register: RenewalRegister }) {
  const t = useTexts()
  if (made === 0 && most === null) return null
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {most === null
        ? t('renewals.made', { count: made })
        : t('renewals.madeOf', { count: made, most })}
    </p>
  )
}
