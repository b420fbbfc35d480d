import type { ShippedTerms } from '@tacite/document/templates/shipped-template.ts'
import type { Span } from '@tacite/domain/deadlines/contract-duration.ts'
import type { Locale } from '@tacite/domain/locale.ts'

/** How each language says a term. */
interface Sayings {
  byLetter: RegExp
  presented: RegExp
  duration: RegExp
  renewed: RegExp
  ends: RegExp
  notice: RegExp
  exit: RegExp
}

const SAID: Record<Locale, Sayings> = {
  fr: {
    byLetter: /lettre recommandée/,
    presented:
      /la date retenue pour apprécier le respect d’un délai est celle de la première présentation/i,
    duration: /pour une durée (?:déterminée )?de (\d+) (ans?|mois)/,
    renewed:
      /se renouvelle par tacite reconduction pour des périodes successives de (\d+) (ans?|mois)/,
    ends: /n’est pas renouvelable par tacite reconduction/,
    notice:
      /(?:dénonciation au moins (\d+) mois avant le Terme|donné au moins (\d+) mois à l’avance)/,
    exit: /à tout moment.* moyennant un préavis (d’un|de deux) mois/,
  },
  en: {
    byLetter: /by registered letter/,
    presented: /judged by the date on which the letter was first presented/,
    duration: /for a (?:fixed )?term of (\d+) (years?|months?)/,
    renewed: /renews automatically for successive fixed periods of (\d+) (years?|months?)/,
    ends: /does not renew automatically/,
    notice: /giving the other notice at least (\d+) months before the End of Term/,
    exit: /at any time.* on (one) month’s notice/,
  },
  es: {
    byLetter: /carta certificada/,
    presented: /la fecha que se toma en cuenta .* es la del primer intento de entrega/i,
    duration: /por una duración (?:determinada )?de (\d+) (años?|mes(?:es)?)/,
    renewed:
      /se renueva tácitamente por períodos sucesivos de duración determinada de (\d+) (años?|mes(?:es)?)/,
    ends: /No se renueva tácitamente/,
    notice: /notificando la denuncia a la otra al menos (\d+) meses antes del Vencimiento/,
    exit: /en cualquier momento.* con un preaviso de (un) mes/,
  },
}

/**
 * The terms that a text states. Where it says nothing of when a notice counts, on receipt is prudent; nothing of how it
 * is sent, an e-mail.
 */
export function termsIn(text: string, locale: Locale): ShippedTerms {
  const said = SAID[locale]
  const duration = spanIn(said.duration.exec(text))
  const notice = said.notice.exec(text)
  const exit = said.exit.exec(text)?.[1]
  return {
    noticeCountsWhen: said.presented.test(text) ? 'presented' : 'received',
    sendingMode: said.byLetter.test(text) ? 'registeredLetter' : 'email',
    ...(duration ? { duration: { kind: 'span', ...duration } } : {}),
    ...renewalIn(text, said),
    ...(notice ? { notice: monthsOf(notice[1] ?? notice[2]!) } : {}),
    ...(exit
      ? { earlyExit: { notice: monthsOf(exit), alignment: 'exactDay', notBefore: null } }
      : {}),
    ...leaseIn(text),
  }
}

function renewalIn(text: string, said: Sayings): ShippedTerms {
  const renewalDuration = spanIn(said.renewed.exec(text))
  if (renewalDuration) return { renewalType: 'tacit', renewalDuration }
  if (/se prolonge tacitement au-delà du Terme pour une durée indéterminée/.test(text))
    return { renewalType: 'tacit', renewalDuration: null }
  return said.ends.test(text) ? { renewalType: 'none' } : {}
}

/** What only a lease says: every notice of it is of the same length. */
function leaseIn(text: string): ShippedTerms {
  if (!/statut des baux commerciaux/.test(text)) return {}
  const lengths = [...text.matchAll(/au moins (\d+) mois à l’avance/g)].map(([, months]) => months)
  const isByBailiff = /par acte d’un commissaire de justice/.test(text)
  if (new Set(lengths).size !== 1 || !isByBailiff) return {}
  return {
    ...(/congé pour l’expiration de chaque période triennale/.test(text)
      ? { excludesTriennialExit: false }
      : {}),
    ...(/pour le dernier jour d’un trimestre civil/.test(text)
      ? { indeterminateAlignment: 'quarterEnd' }
      : {}),
  }
}

/** What shows that a value was forgotten: its name, a place to fill in, two spaces, a mark after nothing. */
export function unstated(text: string): string[] {
  return text.match(/undefined|null\b|NaN|\{|\}| {2}| \.(?=\s|$)| ,/g) ?? []
}

function spanIn(found: RegExpExecArray | null): Span | null {
  if (!found) return null
  const [, count, unit = ''] = found
  return { count: Number(count), unit: /^(an|year|año)/.test(unit) ? 'years' : 'months' }
}

const WRITTEN: Readonly<Record<string, number>> = { 'd’un': 1, one: 1, un: 1, 'de deux': 2 }

function monthsOf(words: string): { unit: 'months'; count: number } {
  return { unit: 'months', count: WRITTEN[words] ?? Number(words) }
}
