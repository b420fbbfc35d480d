import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LogOut, Plug, Settings } from 'lucide-react'
import type { accountsEndpoints } from '@tacite/api/people/accounts-endpoints.ts'
import { call } from '../../platform/api.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useTexts } from '../../platform/locale.ts'
import { holds, shownName, useMe } from '../../platform/me.ts'
import { pictureOf } from '../../platform/picture-of.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LazyMenu } from '../../ui/lazy-menu.tsx'
import type { MenuGroup } from '../../ui/menu.tsx'
import { leaveShell } from '../leave-shell.ts'
import { paths } from '../../platform/paths.ts'

/** The person: full name in bold (else the e-mail), and the menu behind the avatar (specification 2.6). */
export function AccountMenu() {
  const t = useTexts()
  const me = useMe()
  const signOut = useSignOut()
  const name = shownName(me)
  const mayIntegrate = holds(me, 'modules:iams:initials')
  const groups: MenuGroup[] = [
    {
      actions: [
        {
          label: t('shell.avatar.settings'),
          icon: <Settings aria-hidden />,
          render: <AppLink to={paths.personalOptions()} />,
        },
        {
          label: t('shell.avatar.integrations'),
          icon: <Plug aria-hidden />,
          render: <AppLink to={paths.integrations()} />,
          disabledReason: mayIntegrate ? null : t('shell.avatar.integrationsRefused'),
        },
      ],
    },
    {
      actions: [
        {
          label: t('shell.avatar.signOut'),
          icon: <LogOut aria-hidden />,
          onSelect: () => signOut.mutate(),
        },
      ],
    },
  ]
  return (
    <LazyMenu
      align="end"
      groups={groups}
      header={<AccountHeader name={name} email={me.email} />}
      trigger={
        <button
          type="button"
          className="flex h-9 items-center gap-2.5 rounded-md px-1.5 hover:bg-sunken data-popup-open:bg-sunken tablet:pl-2.5"
        >
          <span className="sr-only tablet:hidden">{t('shell.avatar.label', { name })}</span>
          <span className="hidden max-w-48 truncate font-bold tablet:block">{name}</span>
          <Avatar name={name} picture={pictureOf(me)} size="medium" />
        </button>
      }
    />
  )
}

function AccountHeader({ name, email }: { name: string; email: string }) {
  return (
    <div className="min-w-0">
      <p className="truncate font-medium">{name}</p>
      {name !== email && <p className="truncate text-sm text-ink-faint">{email}</p>}
    </div>
  )
}

/** On success to the sign-in page; on failure nothing happens (specification 7). */
function useSignOut() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof accountsEndpoints.signOut>('POST', '/auth/signout'),
    meta: { showsError: true },
    onSuccess: () => {
      leaveShell(paths.signIn())
      queryClient.clear()
    },
  })
}
