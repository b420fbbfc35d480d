import { LanguageSection } from './language-section.tsx'
import { OptionsFrame } from './options-frame.tsx'
import { PreferencesSection } from './preferences/preferences-section.tsx'

/** What a person sets for themselves. */
export function PersonalOptionsScreen() {
  return (
    <OptionsFrame part="personal">
      <LanguageSection />
      <PreferencesSection />
    </OptionsFrame>
  )
}
