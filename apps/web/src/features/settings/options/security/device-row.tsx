import { Laptop, Smartphone } from 'lucide-react'
import type { Translator } from '@tacite/i18n/translator.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { SignedInDevice } from './security-queries.ts'

const PHONES = ['iPhone', 'Android']

/** One browser in words, since when, and a button to sign it out. */
export function DeviceRow(props: {
  device: SignedInDevice
  isBusy: boolean
  onSignOut: () => void
}) {
  const { device } = props
  const t = useTexts()
  const { instant } = useFormats()
  const name = deviceName(t, device)
  const Icon = PHONES.includes(device.system ?? '') ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {device.isThisOne && <Badge tone="accent">{t('options-security.devices.this')}</Badge>}
          {device.isRemembered && <Badge>{t('options-security.devices.remembered')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {t('options-security.devices.lastUsed', { moment: instant(device.lastUsedAt) })}
          <br />
          {t('options-security.devices.signedIn', { moment: instant(device.signedInAt) })}
        </p>
      </div>
      <Button
        size="small"
        isBusy={props.isBusy}
        onClick={props.onSignOut}
        disabledReason={device.isThisOne ? t('options-security.devices.signOutThis') : null}
        aria-label={t('options-security.devices.signOutNamed', { device: name })}
      >
        {t('options-security.devices.signOut')}
      </Button>
    </li>
  )
}

/** « Firefox sur Linux », or what is known of it. */
export function deviceName(t: Translator, { browser, system }: SignedInDevice): string {
  if (browser && system) return t('options-security.devices.both', { browser, system })
  return browser ?? system ?? t('options-security.devices.unknown')
}
