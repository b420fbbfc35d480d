import type { ReactNode } from 'react'
import { paths } from '../../../../platform/paths.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import { AuthFrame } from '../auth-frame.tsx'

/** An account recovery page; each links to the sign-in page. */
export function RecoveryFrame(props: { title: string; lead: string; children: ReactNode }) {
  const t = useTexts()
  useDocumentTitle(props.title)
  return (
    <AuthFrame
      title={props.title}
      lead={props.lead}
      otherWay={
        <TextLink render={<AppLink to={paths.signIn()} />}>{t('auth-recovery.back')}</TextLink>
      }
    >
      {props.children}
    </AuthFrame>
  )
}
