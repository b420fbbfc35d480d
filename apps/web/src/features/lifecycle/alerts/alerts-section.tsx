import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { contractAlertsQuery, type ContractAlerts } from './alerts-queries.ts'

const AlertsDialog = lazy(async () => {
  const [module] = await Promise.all([import('./alerts-dialog.tsx'), loadTexts('administration')])
  return module
})

const AlertRecord = lazy(async () => {
  const [module] = await Promise.all([import('./alert-record.tsx'), loadTexts('alert-answers')])
  return module
})

interface AlertsSectionProps {
  contractId: string
  isSigned: boolean
}

/** When this contract alerts, whom, and where that was chosen. */
export default function AlertsSection({ contractId, isSigned }: AlertsSectionProps) {
  const t = useTexts()
  const { data, error } = useQuery(contractAlertsQuery(contractId))
  return (
    <section aria-labelledby="contract-alerts" className="flex flex-col gap-3">
      <h2 id="contract-alerts" className="font-semibold">
        {t('alerts.title')}
      </h2>
      {data ? (
        <Alerts contractId={contractId} alerts={data} isSigned={isSigned} />
      ) : error ? (
        <p>{messageOf(error)}</p>
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  )
}

function Alerts({ contractId, alerts, isSigned }: AlertsSectionProps & { alerts: ContractAlerts }) {
  const t = useTexts()
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <p className="text-sm text-ink-soft">
        {t(`alerts.origin.${alerts.origin}`, { type: alerts.type.name })}
      </p>
      <Recipients alerts={alerts} />
      {isSigned ? (
        <>
          <Suspense>
            <AlertRecord contractId={contractId} />
          </Suspense>
          <Upcoming upcoming={alerts.upcoming} />
        </>
      ) : (
        <p className="text-sm text-ink-faint">{t('alerts.unsigned')}</p>
      )}
      <div>
        <Button
          size="small"
          icon={<BellRing aria-hidden />}
          disabledReason={alerts.changing?.message}
          onClick={() => setChanging(true)}
        >
          {t('alerts.change')}
        </Button>
      </div>
      {isChanging && (
        <Suspense>
          <AlertsDialog
            contractId={contractId}
            alerts={alerts}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Recipients({ alerts }: { alerts: ContractAlerts }) {
  const t = useTexts()
  const { recipients, receivesNothing, isOnlyOwnerLeft, thirdParties } = alerts
  const names = (people: ContractAlerts['recipients']) => people.map(({ name }) => name)
  return (
    <div className="flex flex-col gap-1 text-sm">
      {recipients.length > 0 && <p>{t('alerts.recipients', { people: names(recipients) })}</p>}
      {receivesNothing.length > 0 && (
        <p className="text-amber-ink">
          {t('alerts.receivesNothing', { people: names(receivesNothing) })}
        </p>
      )}
      {isOnlyOwnerLeft && <p className="text-amber-ink">{t('alerts.onlyOwnerLeft')}</p>}
      {thirdParties && (
        <p>
          {thirdParties.length > 0
            ? t('alerts.thirdParties.some', { people: thirdParties })
            : t('alerts.thirdParties.none')}
        </p>
      )}
    </div>
  )
}

function Upcoming({ upcoming }: Pick<ContractAlerts, 'upcoming'>) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <div className="flex flex-col gap-1 text-sm">
      <h3 className="text-ink-soft">{t('alerts.upcoming.title')}</h3>
      {upcoming.length === 0 && <p className="text-ink-faint">{t('alerts.upcoming.none')}</p>}
      <ul className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {upcoming.map(({ on, target, text }) => (
          <li key={`${on} ${text} ${target}`} className="contents">
            <span className="tabular-nums">{formats.day(on)}</span>
            <span className="text-ink-soft">{t('alerts.upcoming.line', { text, target })}</span>
          </li>
        ))}
      </ul>
      <p className="text-ink-faint">{t('alerts.upcoming.always')}</p>
    </div>
  )
}
