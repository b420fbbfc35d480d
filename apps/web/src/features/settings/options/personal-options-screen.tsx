import { holds, useMe } from '../../../platform/me.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { CalendarSection } from '../../lifecycle/calendar-feeds/public.ts'
import { AbsenceSection } from '../../people/delegations/public.tsx'
import { LanguageSection } from './language-section.tsx'
import { ManagerSection } from './reporting-line-section.tsx'
import { OptionsFrame } from './options-frame.tsx'
import { PictureSection } from './picture-section.tsx'
import { readFollowedFolder } from './read-followed-folder.ts'
import { PreferencesSection } from './preferences/preferences-section.tsx'
import { DevicesSection } from './security/devices-section.tsx'
import { EmailSection } from './security/email-section.tsx'
import { SecondFactorSection } from './security/second-factor-section.tsx'
import { PasswordSection } from './security/password-section.tsx'

/** Personal settings. */
export function PersonalOptionsScreen() {
  const { follow = null } = useScreenSearch('options/personal', readFollowedFolder)
  const readsContracts = holds(useMe(), 'contracts3:list')
  return (
    <OptionsFrame part="personal">
      <LanguageSection />
      <PictureSection />
      <PreferencesSection />
      <ManagerSection />
      <PasswordSection />
      <SecondFactorSection />
      <EmailSection />
      <DevicesSection />
      {readsContracts && <CalendarSection key={follow} folderId={follow} />}
      {readsContracts && <AbsenceSection userId={null} offReason={null} />}
    </OptionsFrame>
  )
}
