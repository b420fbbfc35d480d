import type { ReactNode } from 'react'
import { ActivateScreen } from '../../features/people/accounts/activate-screen.tsx'
import { AddressScreen } from '../../features/people/accounts/recovery/address-screen.tsx'
import { ForgotScreen } from '../../features/people/accounts/recovery/forgot-screen.tsx'
import { JoinScreen } from '../../features/people/accounts/recovery/join-screen.tsx'
import { ResetScreen } from '../../features/people/accounts/recovery/reset-screen.tsx'
import { StopAddressScreen } from '../../features/people/accounts/recovery/stop-address-screen.tsx'
import { segmentsOf } from './places.ts'

/** Pages that ask for a mailed link, and those reached from one, which read their token from behind #. */
const screens: Record<string, () => ReactNode> = {
  activate: () => <ActivateScreen />,
  forgot: () => <ForgotScreen />,
  join: () => <JoinScreen />,
  reset: () => <ResetScreen />,
  email: () => <AddressScreen />,
  'email-stop': () => <StopAddressScreen />,
}

/** Null when there is no such page. */
export function drawPage(address: URL): ReactNode {
  const [, name = ''] = segmentsOf(address.pathname)
  return Object.hasOwn(screens, name) ? screens[name]!() : null
}
