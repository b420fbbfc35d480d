import { describe, expect, test } from 'vitest'
import type { Locale } from '../../locale.ts'
import { readValues } from '../testing/read-values.ts'

/** Language, notice, wording; a line may have two. */
const REFUSED = `
fr | 3 months | Pour éviter la reconduction, la partie intéressée adresse à l’autre une lettre recommandée trois mois avant le terme.
fr | 3 months | Toute partie qui n’entend pas renouveler la convention le fait savoir dans un délai minimum de trois mois avant son échéance.
fr | 3 months | Il se renouvelle par tacite reconduction, sauf dénonciation par l’une des parties, moyennant un préavis de trois mois avant l’échéance.
fr | 3 months | À défaut de dénonciation trois (3) mois au moins avant le terme, le contrat est reconduit pour un an.
fr | 60 days | Chaque partie peut s’opposer à la reconduction en prévenant l’autre soixante jours avant la date anniversaire.
fr | 2 months | La partie qui ne souhaite pas renouveler le contrat en informe l’autre au plus tard deux mois avant son expiration.
fr | 6 months | Sauf congé donné six mois à l’avance, le bail se poursuit par tacite reconduction.
fr | 2 months | Le contrat est renouvelé tacitement, sauf préavis de deux mois.
fr | 3 months | Renouvellement : tacite, par périodes d’un an. / Préavis : 3 mois avant l’échéance.
fr | 3 months | Renouvellement : tacite, par périodes d’un an. / Préavis de non-renouvellement : 3 mois
fr | 3 months | Délai de dénonciation : 3 mois
fr | 2 months | Il est reconduit d’année en année si aucune des parties ne s’y oppose par lettre recommandée reçue deux mois avant la fin de la période en cours.
fr | 3 months | La dénonciation intervient par lettre recommandée avec accusé de réception, sous réserve du respect d’un préavis de trois mois.
fr | 1 months | À son terme, il est reconduit tacitement. Chaque partie peut y mettre fin à chaque échéance, sous réserve d’un préavis d’un mois.
fr | 90 days | Le contrat se renouvelle automatiquement, sauf notification contraire adressée au moins quatre-vingt-dix (90) jours avant l’expiration de la période en cours.
fr | 3 months | Chaque partie peut refuser la reconduction ; elle l’écrit à l’autre un trimestre avant le terme.
fr | 3 months | Le locataire fait connaître sa décision de ne pas reconduire le contrat trois mois avant son échéance.
fr | 1 months | Faute d’avis contraire reçu un mois avant la fin de l’année en cours, l’abonnement continue un an de plus.
fr | 3 months | Il est reconduit chaque année, sauf si l’une des parties fait connaître son refus trois mois avant le 31 décembre.
fr | 3 months | Chacune des parties peut y mettre un terme à chaque échéance annuelle, à condition d’en avertir l’autre au moins trois mois auparavant.
fr | 6 months | La dénonciation doit parvenir au cocontractant six mois francs avant l’échéance.
fr | 2 months | Le souscripteur peut résilier à chaque échéance annuelle, en prévenant l’assureur deux mois au moins avant cette date.
fr | 15 days | Le contrat prend fin au terme de chaque saison ; il repart pour la suivante si personne n’écrit le contraire quinze jours avant.
en | 6 months | The agreement is prolonged for twelve months if it is not terminated with a notice period of six months to the end of the term.
en | 45 days | This Agreement will renew for successive terms of one year, provided that neither party has given notice of its intent not to renew within forty-five (45) days of the end of the term.
en | 30 days | It shall automatically renew for one year periods. Either party may prevent such renewal by giving thirty (30) days' prior written notice.
en | 60 days | It shall continue for successive annual periods unless and until a party gives the other sixty (60) days' notice of termination.
en | 60 days | The term is renewed each year. Non-renewal notice: 60 days
en | 90 days | This Agreement shall automatically renew for one-year terms unless either party notifies the other in writing of its intention not to renew at least ninety (90) days prior to the expiration of the then current term.
en | 60 days | Thereafter this Agreement shall renew from year to year unless terminated by either party upon not less than sixty (60) days’ prior written notice before the end of any year.
en | 30 days | The Agreement will automatically renew for additional one year periods unless either party gives written notice of non-renewal not later than 30 days before the end of the Term.
en | 6 months | This Agreement shall continue from year to year thereafter until terminated by either party on six months’ written notice.
en | 6 months | It shall be renewed for successive periods of one year unless one party gives the other six (6) months notice of its intent to terminate.
en | 3 months | Unless either Party provides the other with at least three months’ written notice of termination prior to the end of the Initial Term, this Agreement shall be extended by twelve months.
en | 120 days | After the Initial Term, this Agreement renews annually, provided that either party may elect not to renew by giving the other party no less than 120 days notice.
en | 180 days | The term will be automatically extended for one additional year unless, at least 180 days before the expiration date, either party notifies the other that it does not wish to extend.
en | 60 days | This Agreement shall remain in force for one year and for successive one-year periods, unless written notice of intent not to renew is given by either party to the other sixty (60) days or more before the expiration of a period.
en | 60 days | If neither party gives notice of termination within sixty (60) days prior to the end of the term, this Agreement shall be automatically renewed.
en | 1 months | Either party may prevent renewal by giving notice to the other at least one month in advance of the renewal date.
es | 2 months | El contrato se prorrogará tácitamente por periodos anuales salvo que una de las partes comunique a la otra su voluntad de no renovarlo con una antelación mínima de dos meses a la fecha de vencimiento.
es | 1 months | Se renovará automáticamente si ninguna de las partes lo denuncia con un mes de antelación.
es | 30 days | Llegado el vencimiento, se prorrogará por un año si ninguna de las partes notifica lo contrario con al menos treinta días de anticipación.
es | 2 months | Preaviso de no renovación: 2 meses
fr | 3 months | Le contrat est reconduit tacitement sauf si l’une des parties fait connaître à l’autre, au moins 3 mois à l’avance, son intention de ne pas le renouveler.
fr | 3 months | La convention, renouvelée tacitement, pourra être dénoncée chaque année, trois mois avant la date anniversaire.
fr | 3 months | Le contrat est tacitement reconductible, sauf dénonciation notifiée par LRAR moyennant le respect d’un préavis de 3 mois.
fr | 3 months | Préavis : trois mois avant chaque échéance annuelle
fr | 2 months | La volonté de ne pas reconduire doit être notifiée en respectant un préavis de 2 mois.
fr | 2 weeks | L’opposition à la reconduction se fait par courriel deux semaines avant le terme.
fr | 2 months | Il se prolonge d’année en année, chacune des parties pouvant y mettre fin pour la fin d’une période en prévenant l’autre deux mois plus tôt.
fr | 3 months | Au-delà, il se poursuit par tacite reconduction, chaque partie pouvant alors le dénoncer avec un préavis de trois mois.
fr | 3 months | Elle est renouvelable par tacite reconduction pour la même durée, sauf dénonciation écrite trois mois avant la date d’échéance.
fr | 2 months | Sauf résiliation par lettre recommandée au moins deux mois avant la fin de chaque période, l’abonnement est prolongé d’un an.
fr | 2 months | L’assuré peut résilier le contrat à l’échéance annuelle, avec un préavis de deux mois.
fr | 60 days | La reconduction n’a pas lieu si l’une des parties s’y oppose ; elle le fait savoir soixante jours avant le terme.
fr | 4 months | Il cesse au terme de la période en cours si l’un des signataires l’annonce à l’autre quatre mois avant.
fr | 6 weeks | Chacun peut empêcher la reconduction par un courrier parvenu à l’autre six semaines avant la date de fin.
en | 90 days | It shall be automatically extended for successive 12 month periods unless either party shall give 90 days’ written notice to the other of its intention to terminate.
en | 180 days | Either party may terminate this Agreement as of the end of the initial term or any renewal term by giving the other at least 180 days notice.
en | 60 days | This Agreement shall renew automatically for one year terms unless cancelled by either party by providing written notice to the other at least sixty (60) days prior thereto.
en | 30 days | It renews each year unless either party gives notice of its intent to terminate, at least thirty (30) days before the anniversary date.
en | 3 months | This Agreement may be terminated at the end of any renewal term by either party with three months notice.
en | 60 days | The Term shall automatically renew for successive one-year terms. Either party may elect not to renew by giving notice at least 60 days before expiration.
en | 90 days | This Agreement shall be automatically renewed for additional one (1) year terms, unless terminated by either party in writing by giving ninety (90) days notice prior to the expiration date.
en | 30 days | At the end of the Initial Term this Agreement will continue in effect on a month-to-month basis until terminated upon thirty (30) days prior written notice.
en | 4 months | If either party does not want this Agreement to renew, it shall so notify the other in writing no later than four (4) months prior to the end of the Term.
en | 180 days | This Agreement shall automatically be extended for additional terms of one year each unless, not less than one hundred eighty (180) days prior to the expiration of the initial term or any extension, either party advises the other of its election to terminate.
`
const NOT_REFUSED = `
fr | | Les parties se rencontrent trois mois avant l’échéance pour examiner les conditions d’un renouvellement.
fr | | Le Client peut demander le renouvellement trois mois avant le terme.
fr | | Le prestataire communique ses nouveaux tarifs deux mois avant l’échéance ; le contrat est reconduit tacitement.
fr | | En cas de manquement non réparé dans un délai de trente jours avant l’échéance du contrat, celui-ci est résilié.
en | | Licensee may renew this Agreement by giving written notice at least ninety days prior to the expiration of the initial term.
en | | Either party may terminate this Agreement if the other fails to cure a breach within thirty (30) days of notice, even after an automatic renewal.
en | | The parties shall meet sixty days before the end of the term to negotiate a renewal in good faith.
en | | Within 30 days after the expiration of this Agreement, which renews automatically, Distributor shall return all samples.
en | | Supplier may change its prices upon ninety (90) days notice prior to the beginning of a renewal term.
fr | | Trois mois avant l’échéance, les Parties se rapprochent afin de discuter du renouvellement.
fr | | Le Parrain dispose d’un droit de priorité pour le renouvellement, à exercer trois mois avant le terme.
fr | | Le plan de réversibilité est remis six mois avant le terme du contrat.
fr | | Conformément à l’article L. 215-1, le client est informé, au plus tôt trois mois et au plus tard un mois avant le terme, de la possibilité de ne pas reconduire le contrat.
fr | | Le prestataire remet un bilan deux mois avant la fin de chaque période ; il informe le client des nouvelles conditions.
fr | | Le client communique ses besoins un mois avant le renouvellement des licences.
fr | | Le contrat peut être renouvelé par avenant, conclu au plus tard deux mois avant son terme.
fr | | Le pouvoir adjudicateur notifie sa décision de reconduire le marché au moins trois mois avant la fin de la période en cours.
en | | Distributor shall submit its forecast at least 60 days prior to the beginning of each renewal term.
en | | If Customer wishes to renew, it shall notify Provider at least 60 days before the end of the term.
en | | This Agreement may be renewed by mutual written agreement at least 30 days prior to the end of the term.
en | | Company shall, at least 90 days prior to the expiration of the initial term, first offer the renewal sponsorship to Sponsor.
en | | Customer may extend the term for an additional year by written notice given at least 60 days before the expiration of the initial term.
en | | The parties will discuss an extension of this Agreement 90 days prior to the end of the Term.
en | | Distributor will meet its minimum purchases 30 days before the end of each renewal term.
en | | Seller shall renew its insurance at least ten days prior to the expiration of each policy.
es | | La prórroga será obligatoria para el empresario si el preaviso se produce dos meses antes de la finalización del contrato.
`

describe('notice', () => {
  test.each(casesOf(REFUSED))('%s: %s: %s', (language, notice, text) => {
    expect(noticesIn(text, language)).toEqual([notice])
  })

  test.each(casesOf(NOT_REFUSED))('%s: none%s: %s', (language, _, text) => {
    expect(noticesIn(text, language)).toEqual([])
  })
})

function casesOf(table: string): [Locale, string, string][] {
  const lines = table.split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [language, notice, text] = line.split('|').map((cell) => cell.trim())
    return [language as Locale, notice!, text!.replace(' / ', '\n')]
  })
}

function noticesIn(text: string, language: Locale): string[] {
  return readValues('notice', text, language).map(({ count, unit }) => `${count} ${unit}`)
}
