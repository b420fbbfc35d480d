import { holds, useMe } from '../../../platform/me.ts'
import { AbsenceSection } from '../../people/delegations/public.tsx'
import { LanguageSection } from './language-section.tsx'
import { OptionsFrame } from './options-frame.tsx'
import { PictureSection } from './picture-section.tsx'
import { PreferencesSection } from './preferences/preferences-section.tsx'
import { DevicesSection } from './security/devices-section.tsx'
import { EmailSection } from './security/email-section.tsx'
import { SecondFactorSection } from './security/second-factor-section.tsx'
import { PasswordSection } from './security/password-section.tsx'

/** Personal settings. */
export function PersonalOptionsScreen() {
  return (
    <OptionsFrame part="personal">
      <LanguageSection />
      <PictureSection />
      <PreferencesSection />
      <PasswordSection />
      <SecondFactorSection />
      <EmailSection />
      <DevicesSection />
      {holds(useMe(), 'contracts3:list') && <AbsenceSection userId={null} offReason={null} />}
    </OptionsFrame>
  )
}
