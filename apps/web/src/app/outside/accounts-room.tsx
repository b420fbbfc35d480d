import type { ReactNode } from 'react'
import { SignInScreen } from '../../features/people/accounts/sign-in-screen.tsx'
import { SignUpScreen } from '../../features/people/accounts/sign-up-screen.tsx'
import { segmentsOf } from './places.ts'

const screens: Record<string, (address: URL) => ReactNode> = {
  signin: ({ searchParams }) => (
    <SignInScreen
      returnTo={searchParams.get('return') ?? undefined}
      hasSessionEnded={searchParams.has('ended')}
    />
  ),
  signup: () => <SignUpScreen />,
}

/** Null when there is no such page. */
export function drawPage(address: URL): ReactNode {
  const [, name = ''] = segmentsOf(address.pathname)
  const draw = Object.hasOwn(screens, name) ? screens[name] : undefined
  return draw?.(address) ?? null
}
