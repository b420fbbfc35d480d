import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { OptionSection } from '../option-section.tsx'
import { DeviceRow, deviceName } from './device-row.tsx'
import {
  devicesQuery,
  signOutDevice,
  signOutOthers,
  type SignedInDevice,
} from './security-queries.ts'

/** Signed-in devices; an unknown one can be signed out, effective at its next request. */
export function DevicesSection() {
  const t = useTexts()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(devicesQuery)
  const refetchIncludingInFlight = () => refetchStale(queryClient, ['devices'])
  const one = useMutation({
    mutationFn: ({ _id }: SignedInDevice) => signOutDevice(_id),
    onSuccess: (_, device) => {
      const texts = currentTexts()
      toasts.success(
        texts('options-security.devices.signedOut', { device: deviceName(texts, device) }),
      )
    },
    onSettled: refetchIncludingInFlight,
  })
  return (
    <OptionSection
      title={t('options-security.devices.title')}
      lead={t('options-security.devices.lead')}
    >
      <ul className="divide-y divide-line rounded-md border border-line">
        {data.value.map((device) => (
          <DeviceRow
            key={device._id}
            device={device}
            isBusy={one.isPending && one.variables._id === device._id}
            onSignOut={() => one.mutate(device)}
          />
        ))}
      </ul>
      <OthersOut hasOthers={data.count > 1} onDone={refetchIncludingInFlight} />
    </OptionSection>
  )
}

function OthersOut({ hasOthers, onDone }: { hasOthers: boolean; onDone: () => Promise<void> }) {
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  const others = useMutation({
    mutationFn: signOutOthers,
    onSuccess: () => toasts.success(currentTexts()('options-security.devices.othersSignedOut')),
    onSettled: () => {
      setAsking(false)
      return onDone()
    },
  })
  return (
    <>
      <Button
        onClick={() => setAsking(true)}
        disabledReason={hasOthers ? null : t('options-security.devices.onlyThis')}
        className="self-start"
      >
        {t('options-security.devices.signOutOthers')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('options-security.devices.othersTitle')}
        consequence={t('options-security.devices.othersConsequence')}
        confirmLabel={t('options-security.devices.signOutOthers')}
        onConfirm={() => others.mutate()}
        isBusy={others.isPending}
      />
    </>
  )
}
