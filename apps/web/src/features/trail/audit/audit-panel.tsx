import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { RecordLoading, type AdminAddress } from '../../settings/administration/public.tsx'
import { auditEventQuery, type AuditDetail } from './audit-queries.ts'
import { objectPath } from './object-path.ts'

/** One event beside the list: what was recorded with it, and a link to its object. */
export function AuditPanel({ address }: { address: AdminAddress }) {
  const read = useQuery(auditEventQuery(address.open ?? ''))
  if (!read.data) return <RecordLoading error={read.error} onClose={address.close} />
  return <EventDetail event={read.data} onClose={address.close} />
}

function EventDetail({ event, onClose }: { event: AuditDetail; onClose: () => void }) {
  const t = useTexts()
  const formats = useFormats()
  const me = useMe()
  const { sequence, objectId, personId, contract } = event
  const path = objectPath(event, (permission) => holds(me, permission))
  return (
    <SidePanel
      title={
        sequence === null
          ? t('audit-screen.detail.unchained')
          : t('audit-screen.detail.title', { sequence })
      }
      onClose={onClose}
    >
      <p className="mb-4 text-lg break-words">{event.text}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        <Line name={t('audit-screen.detail.when')}>{formats.instant(event.at)}</Line>
        <Line name={t('audit-screen.detail.who')}>
          {event.actor}
          {personId && (
            <More to={paths.audit({ person: personId })}>
              {t('audit-screen.detail.samePerson')}
            </More>
          )}
        </Line>
        <Line name={t('audit-screen.detail.object')}>
          {path ? (
            <TextLink render={<AppLink to={path} />}>{event.objectKind}</TextLink>
          ) : (
            event.objectKind
          )}
          <More to={paths.audit({ object: objectId })}>{t('audit-screen.detail.sameObject')}</More>
        </Line>
        {contract && (
          <Line name={t('audit-screen.detail.contract')}>
            <TextLink render={<AppLink to={paths.contractEdit(contract._id)} />}>
              {contract.reference} · {contract.title}
            </TextLink>
          </Line>
        )}
      </dl>
      <p className="mt-6 mb-2 font-semibold">{t('audit-screen.detail.facts')}</p>
      {event.facts.length === 0 && (
        <p className="text-ink-soft">{t('audit-screen.detail.noFacts')}</p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {event.facts.map(({ name, value }) => (
          <Line key={name} name={name}>
            {value}
          </Line>
        ))}
      </dl>
      <details className="mt-6 text-sm">
        <summary className="cursor-pointer text-ink-soft">
          {t('audit-screen.detail.technical')}
        </summary>
        <dl className="mt-2 flex flex-col gap-2 break-all">
          <Raw name={t('audit-screen.detail.type')}>{event.type}</Raw>
          <Raw name={t('audit-screen.detail.payload')}>{event.payload}</Raw>
          {event.hash && <Raw name={t('audit-screen.detail.hash')}>{event.hash}</Raw>}
          {event.previousHash && (
            <Raw name={t('audit-screen.detail.previousHash')}>{event.previousHash}</Raw>
          )}
        </dl>
      </details>
    </SidePanel>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

function Raw({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-xs">{children}</dd>
    </div>
  )
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <span className="block text-sm">
      <TextLink render={<AppLink to={to} />}>{children}</TextLink>
    </span>
  )
}
