import type { Page } from '@playwright/test'

/** Passkeys belong to a name: the same product, as a person of this machine opens it. */
export const named = (url: string) => url.replace('127.0.0.1', 'localhost')

/** Chromium’s own authenticator, whose owner always agrees until told otherwise. */
export async function plugIn(page: Page) {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('WebAuthn.enable')
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognisesOwner: (isUserVerified: boolean) =>
      chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}
