// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface LandingTexts {
  'landing.nav.label': null
  'landing.nav.signIn': null
  'landing.nav.create': null
  'landing.hero.title': null
  'landing.hero.lead': null
  'landing.hero.create': null
  'landing.hero.signIn': null
  'landing.hero.note': null
  'landing.lifeline.label': null
  'landing.lifeline.contract': null
  'landing.lifeline.drafted': null
  'landing.lifeline.validated': null
  'landing.lifeline.signed': null
  'landing.lifeline.effective': null
  'landing.lifeline.today': null
  'landing.lifeline.notice': null
  'landing.lifeline.end': null
  'landing.lifeline.renewal': null
  'landing.lifeline.explain': null
  'landing.write.title': null
  'landing.write.text': null
  'landing.validate.title': null
  'landing.validate.text': null
  'landing.sign.title': null
  'landing.sign.text': null
  'landing.find.title': null
  'landing.find.text': null
  'landing.warn.title': null
  'landing.warn.text': null
  'landing.own.title': null
  'landing.own.text': null
  'landing.footer.licence': null
}
