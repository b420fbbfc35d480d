import type { ReactNode } from 'react'
import { ActivateScreen } from '../../features/auth/activate-screen.tsx'
import { AddressScreen } from '../../features/auth/recovery/address-screen.tsx'
import { ForgotScreen } from '../../features/auth/recovery/forgot-screen.tsx'
import { JoinScreen } from '../../features/auth/recovery/join-screen.tsx'
import { ResetScreen } from '../../features/auth/recovery/reset-screen.tsx'
import { StopAddressScreen } from '../../features/auth/recovery/stop-address-screen.tsx'
import { SignInScreen } from '../../features/auth/sign-in-screen.tsx'
import { SignUpScreen } from '../../features/auth/sign-up-screen.tsx'
import { segmentsOf } from './places.ts'

/** Those that links of mails lead to take their token from behind #. */
const screens: Record<string, (address: URL) => ReactNode> = {
  signin: ({ searchParams }) => <SignInScreen returnTo={searchParams.get('return') ?? undefined} />,
  signup: () => <SignUpScreen />,
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
  const draw = Object.hasOwn(screens, name) ? screens[name] : undefined
  return draw?.(address) ?? null
}
