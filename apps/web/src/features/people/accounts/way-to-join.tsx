import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'

/** For people whose company exists already, so that they do not create a second one. */
export function WayToJoin() {
  const t = useTexts()
  return (
    <span className="mt-1.5 block">
      {t('auth.signIn.joinHint')}{' '}
      <TextLink render={<AppLink to={paths.joinCompany()} />}>{t('auth.signIn.join')}</TextLink>
    </span>
  )
}
