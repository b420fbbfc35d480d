import type { Platform } from '../../../platform/platform.ts'

/** The address of an invitation for its mail. The token is behind #: no log of a server or proxy has it. */
export function invitationAddress({ settings }: Pick<Platform, 'settings'>, token: string): string {
  return `${settings.publicUrl}/invitation/#${token}`
}
