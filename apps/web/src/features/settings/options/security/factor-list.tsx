import type { ReactNode } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { canUsePasskeys } from '../../../../platform/second-factor/passkey.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import type { FactorAct } from './factor-act.tsx'
import type { OwnFactors } from './second-factor-queries.ts'

interface FactorListProps {
  factors: OwnFactors
  onAct: (act: FactorAct) => void
}

/** What a person has for the second step of a sign-in, and what they may add. */
export function FactorList({ factors, onAct }: FactorListProps) {
  const t = useTexts()
  const { totp, passkeys } = factors
  const isLast = passkeys.length + (totp ? 1 : 0) === 1
  const removal = factors.removing?.message ?? null
  return (
    <>
      {(totp || passkeys.length > 0) && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {totp && (
            <Factor name={t('second-factor.own.totp')} factor={totp}>
              <Button size="small" onClick={() => onAct({ act: 'add' })}>
                {t('second-factor.own.replace')}
              </Button>
              <Button
                size="small"
                disabledReason={removal}
                onClick={() => onAct({ act: 'remove', isLast })}
              >
                {t('second-factor.own.remove')}
              </Button>
            </Factor>
          )}
          {passkeys.map((passkey) => (
            <Factor key={passkey._id} name={passkey.name} kind="passkey" factor={passkey}>
              <Button
                size="small"
                disabledReason={removal}
                aria-label={t('second-factor.passkey.removeNamed', { name: passkey.name })}
                onClick={() => onAct({ act: 'removePasskey', passkeyId: passkey._id, isLast })}
              >
                {t('second-factor.own.remove')}
              </Button>
            </Factor>
          ))}
          <Row
            title={t('second-factor.recovery.name')}
            detail={t('second-factor.recovery.left', { count: factors.recoveryCodesLeft })}
          >
            <Button size="small" onClick={() => onAct({ act: 'renew' })}>
              {t('second-factor.recovery.renew')}
            </Button>
          </Row>
        </ul>
      )}
      <Additions factors={factors} onAct={onAct} />
    </>
  )
}

function Additions({ factors, onAct }: FactorListProps) {
  const t = useTexts()
  const off = whyNoPasskey(factors)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {!factors.totp && (
          <Button onClick={() => onAct({ act: 'add' })}>{t('second-factor.own.add')}</Button>
        )}
        <Button
          disabledReason={off && reasonOf(off, t)}
          onClick={() => onAct({ act: 'addPasskey' })}
        >
          {t('second-factor.passkey.add')}
        </Button>
      </div>
      {off && (
        <p className="text-sm text-ink-soft">
          {reasonOf(off, t)}{' '}
          {off.kind === 'elsewhere' && <TextLink href={off.origin}>{off.origin}</TextLink>}
        </p>
      )}
    </div>
  )
}

type Off =
  | { kind: 'refused'; message: string }
  | { kind: 'elsewhere'; origin: string }
  | { kind: 'unsupported' }

/** By the installation’s address, by the address in use, or by the browser. */
function whyNoPasskey({ addingPasskey, passkeyOrigin }: OwnFactors): Off | null {
  if (addingPasskey) return { kind: 'refused', message: addingPasskey.message }
  if (passkeyOrigin !== null && passkeyOrigin !== location.origin)
    return { kind: 'elsewhere', origin: passkeyOrigin }
  return canUsePasskeys() ? null : { kind: 'unsupported' }
}

function reasonOf(off: Off, t: ReturnType<typeof useTexts>): string {
  return off.kind === 'refused' ? off.message : t(`second-factor.passkey.${off.kind}`)
}

function Factor(props: {
  name: string
  kind?: 'passkey'
  factor: { addedAt: string; lastUsedAt: string | null }
  children: ReactNode
}) {
  const { addedAt, lastUsedAt } = props.factor
  const t = useTexts()
  const { instant } = useFormats()
  return (
    <Row
      title={
        <>
          <span className="min-w-0 break-words">{props.name}</span>
          <Badge tone="green">
            {t(props.kind ? 'second-factor.passkey.title' : 'second-factor.own.active')}
          </Badge>
        </>
      }
      detail={
        <>
          {t('second-factor.own.addedAt', { moment: instant(addedAt) })}
          <br />
          {lastUsedAt
            ? t('second-factor.own.lastUsed', { moment: instant(lastUsedAt) })
            : t('second-factor.own.neverUsed')}
        </>
      }
    >
      {props.children}
    </Row>
  )
}

function Row(props: { title: ReactNode; detail: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">{props.title}</p>
        <p className="text-sm text-ink-soft tabular-nums">{props.detail}</p>
      </div>
      <div className="flex flex-wrap gap-2">{props.children}</div>
    </li>
  )
}
