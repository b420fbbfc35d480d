import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../../platform/anchor-routes.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { mailboxQuery } from './mailbox-query.ts'

/** /mailbox: the mails of the demo, which has no mail server. */
export const mailboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'mailbox',
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(mailboxQuery)
    return loadTexts('mailbox')
  },
  component: lazyRouteComponent(() => import('./mailbox-screen.tsx'), 'MailboxScreen'),
})
