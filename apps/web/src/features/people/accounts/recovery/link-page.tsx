import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { keys } from '../../../../platform/query-keys.ts'
import { paths } from '../../../../platform/paths.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { useTokenOfAddress } from '../../../../platform/token-of-address.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { Outcome } from './outcome.tsx'
import { RecoveryFrame } from './recovery-frame.tsx'

interface LinkPageProps<Opened> {
  title: string
  /** Where a visitor with an invalid link is sent. */
  newLink?: boolean
  /** Fetches whose link it is, without consuming it. */
  open: (token: string) => Promise<Opened>
  children: (opened: Opened, token: string) => ReactNode
}

/** The page of a mailed link. */
export function LinkPage<Opened>({ title, newLink, open, children }: LinkPageProps<Opened>) {
  const t = useTexts()
  const token = useTokenOfAddress()
  const { data, error } = useQuery({
    queryKey: keys.accountLink(token),
    queryFn: token === null ? skipToken : () => open(token),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error)
    return (
      <Outcome title={t('auth-recovery.linkDead')} lead={messageOf(error)}>
        {newLink && (
          <Button variant="primary" render={<AppLink to={paths.forgotPassword()} />}>
            {t('auth-recovery.newLink')}
          </Button>
        )}
      </Outcome>
    )
  if (!data || token === null)
    return (
      <RecoveryFrame title={title} lead="">
        <LoadingRegion>
          <SkeletonText lines={4} />
        </LoadingRegion>
      </RecoveryFrame>
    )
  return children(data, token)
}
