import { INVITATION_KINDS } from '@tacite/domain/access/invitation-kinds.ts'
import { locales } from '@tacite/domain/locale.ts'
import { catalogueLoaders } from '@tacite/i18n/generated/texts.ts'
import { loadCatalogue, provideCatalogues } from '@tacite/i18n/web-texts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { drawingOf } from '../../features/signing/signing/invitation/early-invitation.ts'
import { InvitationScreen } from '../../features/signing/signing/invitation/invitation-screen.tsx'
import { invitationSlots } from '../../features/signing/signing/invitation/invitation-slots.ts'
import { drawIn } from '../../platform/locale.ts'
import { OutsideRoot } from './outside-root.tsx'
import { areasOf } from './places.ts'

/**
 * What a mailed link may say, in every language, with blanks for whom and by whom: the server never sees the token,
 * and the page's language may not be the invitation's. `early-invitation.ts` shows one of them.
 */
export async function invitationDrawings(queryClient: QueryClient): Promise<string> {
  provideCatalogues((locale, area) => catalogueLoaders[locale][area]())
  for (const locale of locales) await loadCatalogue(locale, areasOf('guests'))
  return possibleInvitations()
    .map((invitation) => {
      const id = drawingOf(invitation)
      // By its own token, so that no drawing finds the answer of another.
      const early = { token: id, invitation, isShown: true }
      const page = (
        <OutsideRoot queryClient={queryClient}>
          <InvitationScreen part="" early={early} />
        </OutsideRoot>
      )
      const html = drawIn(invitation.i18n, () => renderToString(page))
      return `<template id="${id}">${html}</template>`
    })
    .join('')
}

function possibleInvitations() {
  const { name, ...slots } = invitationSlots
  return locales.flatMap((i18n) =>
    INVITATION_KINDS.flatMap((kind) =>
      (kind === 'signature' ? [false, true] : [false]).flatMap((hasSigned) =>
        [name, null].map((greeted) => ({
          ...slots,
          i18n,
          kind,
          hasSigned,
          name: greeted,
          isOpen: false,
          invitationId: '',
        })),
      ),
    ),
  )
}
