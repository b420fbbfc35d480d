import { describe, expect, test } from 'vitest'
import type { Locale } from '../../locale.ts'
import { readValues } from '../testing/read-values.ts'

/** Language, parties, wording; a line may have several. */
const PRESENTED = `
en | Alpha Inc., Beta LLC | This Agreement, dated as of May 4, 2018 (the "Effective Date"), is by and between Alpha Inc., a corporation organized under the laws of Delaware ("Supplier"), and Beta LLC, with offices at 5 Elm Avenue ("Buyer").
en | Alpha Inc., Beta Inc. | This Agreement is between Alpha Inc. ("Alpha"), 100 First Street, Boston, MA and Beta Inc. ("Beta"), 200 Second Street.
en | ALPHA TOOLS PLC, BETA FOODS LTD | PARTIES / (1) ALPHA TOOLS PLC incorporated and registered in England with company number 1234567 (Alpha) / (2) BETA FOODS LTD incorporated and registered in England with company number 7654321 (Beta)
en | Alpha S.p.A, Beta B.V. | This Agreement is made between: / 1. Alpha S.p.A., a company organised under the laws of Italy ("Alpha"); and / 2. Beta B.V., a company organised under the laws of the Netherlands ("Beta").
en | Alpha Fuels LLC, Beta Energy Inc, Gamma Storage LP | This Agreement is made by and among (i) Alpha Fuels LLC, a Delaware company ("Alpha"), (ii) Beta Energy Inc, an Ohio corporation ("Beta"), and (iii) Gamma Storage LP, a Texas partnership ("Gamma").
en | ALPHA (SHENZHEN) CO LTD, Beta VOD (BVI) Limited | This Agreement is made between ALPHA (SHENZHEN) CO LTD, with its address in Shenzhen ("Party A"), and Beta VOD (BVI) Limited, a British Virgin Islands company ("Party B").
en | the Regents of the Alpha University, Beta Inc. | This Agreement is made by and between the Regents of the Alpha University ("University") and Beta Inc. ("Licensee").
en | Alpha Inc., Beta LLC | Alpha Inc., a Delaware corporation ("Licensor"), and Beta LLC, a Texas company ("Licensee"), hereby agree as follows:
en | Jane R. Doe, Alpha Inc. | This Agreement is executed by Jane R. Doe, an individual ("Executive"), in favor of and for the benefit of Alpha Inc., a Delaware corporation ("Alpha").
en | Alpha Inc., Mark Stone | This Agreement is between Alpha Inc., a Nevada corporation (ALPHA), and Mark Stone (ATHLETE).
en | Alpha Inc., iBeta Inc. | This Agreement is between Alpha Inc. ("Alpha") with offices in Detroit and iBeta Inc. ("Beta") with offices in Boston.
en | Alpha Inc., Beta LLC, Gamma Co | This Agreement is made among Alpha Inc., a Virginia corporation (the "Company"), Beta LLC and Gamma Co (each, an "Agent").
en | ALPHA CAPITAL LP, BETA ADVISORS LLC | The undersigned agree to file together the statement that is attached to this page. / ALPHA CAPITAL LP / By: John Doe / BETA ADVISORS LLC / By: Jane Roe
en | Alpha Inc., Beta LLC | This Agreement is made by and between Alpha Inc., a Delaware corporation, and Beta LLC, a Texas limited liability company.
en | Alpha Inc, Beta LLC, Gamma Ltd | This Agreement is entered into among Alpha Inc, Beta LLC and Gamma Ltd (each a "Party" and collectively the "Parties").
en | Alpha Research and Development Company, Stone and Reed Limited | This Agreement is by and between Alpha Research and Development Company and Stone and Reed Limited.
en | Alpha Inc., Beta Inc. | This Agreement is by and between Alpha Inc. ("Alpha") and Beta Inc. ("Beta") for the purchase of shares of Gamma Corp. and Delta LLC from their holders.
en | Alpha Inc., Beta Inc. | THIS AGREEMENT BETWEEN Alpha Inc., herein called the Owner, and Beta Inc., herein called the Operator, is made as follows.
en | Alpha Inc., Beta Inc. | This Agreement is made BETWEEN Alpha Inc. of 5 Elm Street, Reno (the Company) AND Beta Inc. of 6 Oak Street, Tulsa (the Distributor).
en | Alpha Inc., Beta GmbH | This Agreement is between Alpha Inc., P.O. Box 12, Reno ("Alpha") and Beta GmbH, Lange Gasse 5, 80331 Munich ("Beta").
en | Alpha Inc., Beta Inc. | The parties to this Agreement are Alpha Inc., a corporation organized under Delaware law ("Alpha"), and Beta Inc. ("Beta").
en | Alpha plc, Beta Limited | PARTIES / (1) Alpha plc, a company whose registered office is at 5 High Street ("the Supplier"); and / (2) Beta Limited, a company whose registered office is at 6 Low Street ("the Customer").
en | Alpha Inc., Beta Inc. | Alpha Inc., with offices at 5 Elm Street ("Alpha"), hereby appoints Beta Inc., with offices at 6 Oak Street ("Beta"), as its distributor.
en | Alpha Inc., Jane Doe | This Agreement is made by and between Alpha Inc., a Delaware corporation ("Alpha"), and Jane Doe.
en | Alpha Labs, Bank of Beta | This Agreement is made between Alpha Labs, Nevada corporation ("Alpha"), and Bank of Beta, a national banking association (the "Bank").
en | ALPHA LP, BETA FUND LP, Jane Doe | The undersigned hereby agree that the statement about the shares of Omega Corp., a Texas corporation, is filed for each of them. / ALPHA LP / By: Alpha GP LLC, its general partner / By: /s/ John Roe / Title: Manager / BETA FUND LP / By: /s/ John Roe / /s/ Jane Doe / Jane Doe
en | Alpha Inc., Beta Inc. | WHEREAS, Alpha Inc. ("Alpha") and Beta Inc. ("Beta") are parties to a supply agreement dated May 5, 2010.
en | Alpha Inc., Beta Inc. | THIS AMENDMENT is made by and between Alpha Inc. as Lessor and Beta Inc. as Lessee.
en | Alpha Inc., Beta Inc. | This First Amendment is by and between Alpha Inc. and Beta Inc. and amends the agreement of May 5, 2010.
en | Alpha Inc., Beta Inc. | SPONSORSHIP AGREEMENT / Sponsor: Alpha Inc. / Address: 5 Elm Street / Organizer: Beta Inc. / Address: 6 Oak Street
en | Alpha Vineyards, Beta Glass Co. | This agreement is between Alpha Vineyards, hereinafter "AV", and Beta Glass Co., hereinafter "BG".
en | the City of Alphaville, Stone & Reed LLC | This Agreement is made by and between the City of Alphaville, a municipal corporation ("City"), and Stone & Reed LLC ("Consultant").
en | ALPHA 1ST BANC INC., Beta Inc. | This Agreement is between ALPHA 1ST BANC INC., an Ohio corporation ("Alpha"), and Beta Inc. ("Beta").
en | Beta Media LLC, Alpha Widgets Corporation | In consideration of their mutual promises, Alpha Widgets Corporation, a Delaware corporation (with its affiliates, "Alpha"), and Beta Media LLC ("Beta") agree as follows:
fr | L’Institut Alpha, Beta, Gamma | Entre les soussignés / 1. L’Institut Alpha, fondation reconnue d’utilité publique, 25 rue Haute, / 2. Gamma, SA, 46 avenue Basse, / 3. L’Agence Beta, établissement public, 101 rue du Lac,
fr | la Boulangerie Alpha, Beta Assurances | Le présent contrat est conclu entre Beta Assurances, entreprise régie par le code des assurances, ci-après « l’Assureur », et la Boulangerie Alpha, SARL au capital de 8 000 €, ci-après « l’Assuré ».
fr | Alpha Conseil, Beta Industrie | Avenant n° 2 au contrat du 3 mai 2020 / entre Alpha Conseil et Beta Industrie / Article 1. Objet
fr | la Ville de Beauval, Les Amis du Lac | Convention d’objectifs entre la Ville de Beauval, représentée par sa maire, et l’association Les Amis du Lac, dont le siège est 3 rue Haute.
fr | Alpha Conseil, Beta Industrie | Il a été convenu entre Alpha Conseil, dont le siège est à Nantes, dénommée « le Fournisseur », et Beta Industrie, dont le siège est à Lille, dénommée « l’Acheteur ».
fr | la SCI Les Jardins de Beauval, Marie Durand | Entre la SCI Les Jardins de Beauval, représentée par son gérant, bailleresse, et Mme Marie Durand, locataire.
fr | Alpha Conseil, Beta Industrie | Entre : / Alpha Conseil, SAS au capital de 10 000 € / 3 rue Haute, 44000 Nantes / Ci-après « Alpha » / Et : / Beta Industrie, SARL au capital de 5 000 € / 5 rue Basse, 59000 Lille / Ci-après « Beta »
es | Ana Ruiz, Luis Gil | REUNIDOS / De una parte, Doña Ana Ruiz, mayor de edad, con DNI 12345678A, como arrendadora. / De otra parte, Don Luis Gil, mayor de edad, con DNI 87654321B, como arrendatario.
es | Alfa Servicios, Ayuntamiento de Villabuena | Entre el Ayuntamiento de Villabuena, con CIF P1234567A, y la empresa Alfa Servicios, con CIF B12345678, se celebra el presente contrato.
fr | Verrière, Lustres du Val | Entre les soussignées : / Verrière, société anonyme, siège social : 1 rue Haute, le « Client » ; / Lustres du Val, société coopérative, siège social : 2 rue Basse, le « Prestataire ».
fr | Septentrion Vie, Textiles Morel | Entre la compagnie Septentrion Vie (80 rue Nationale, RCS Lille) et son assurée, la société Textiles Morel.
fr | Communauté de communes du Val, Hydria SAS | Entre Communauté de communes du Val, représentée par son président, et Hydria SAS (RCS Évreux), représentée par Mme Petit.
fr | Banque Alpha, Beta Transports | Entre Banque Alpha, société anonyme, ayant son siège à Nantes, et Beta Transports, société à responsabilité limitée, ayant son siège à Rezé, il a été convenu ce qui suit.
fr | Les Amis du Parc, la Communauté du Beauvalois | Entre l’association Les Amis du Parc, sise 3 rue Haute, ci-après « l’Association », / et la Communauté du Beauvalois, sise 5 rue Basse, ci-après « la Collectivité ».
fr | Alpha Formation, Beta SAS | Entre : / - Alpha Formation, association régie par la loi de 1901, 3 rue Haute / - Beta SAS, 5 rue Basse, représentée par sa directrice
fr | Nuages du Forez, Datalys | La société Nuages du Forez (« le Cédant ») cède le contrat à la société Datalys, RCS Lyon (« le Cessionnaire »), qui l’accepte.
fr | Paul Durand | Je soussigné Paul Durand, demeurant 3 rue Haute à Nantes, garde le secret sur ce que je vois.
fr | Ville de Beauval, Alpha Mobilier SAS | Acheteur : Ville de Beauval / Titulaire (mandataire) : Alpha Mobilier SAS
fr | Papeterie du Lac, La Ville de Beauval | La Ville de Beauval, place de la Mairie, représentée par son maire, dénommée ci-après « l’Acheteur » / et / La société Papeterie du Lac, 8 avenue du Rhône, représentée par Mme Gay, dénommée ci-après « le Titulaire » / conviennent de ce qui suit :
fr | Alpha Énergies SA, Fromagerie Beta | Le fournisseur Alpha Énergies SA, sise 10 rue Haute, et le client Fromagerie Beta, sise à Beauval, se sont entendus.
fr | Ferronnerie Alpha, Hôtel Beta | Ferronnerie Alpha - SARL au capital de 7 500 € - 8 rue Haute / Client : Hôtel Beta, 2 rue Basse
fr | Boulangerie Alpha, Assurances Beta | Souscripteur : Boulangerie Alpha, 3 rue Haute / Assureur : Assurances Beta, société d’assurance mutuelle, 8 rue Basse
fr | Alpha Mobilier, Jean Petit | Le mandant : Alpha Mobilier, SAS, 1 rue Haute. / L’agent : Jean Petit, immatriculé au registre des agents commerciaux.
es | ALFA SERVICIOS, S.L., BETA ALIMENTOS, S.A. | REUNIDOS / De una parte, Doña Ana Ruiz, mayor de edad, en nombre y representación de ALFA SERVICIOS, S.L., con CIF B12345678 (en adelante, el «Prestador»). / Y de otra, Don Luis Gil, mayor de edad, en nombre y representación de BETA ALIMENTOS, S.A., con CIF A12345678 (en adelante, el «Cliente»).
`
const NOBODY = `
en | | The letter agreement between the Bank and the Agent (the "Letter") stays in force.
en | | This Agreement is between the Fund (the "Fund") and the Adviser (the "Adviser").
fr | | DÉSIGNATION DES PARTIES / II. OBJET DU CONTRAT / 2. Consistance : / 3. Reconduction :
fr | | Entre les soussignés : / SARL SCOP / RCS Nantes 123 456 789
fr | | Entre : / LES SOUSSIGNÉES / d’une part / et / d’autre part
fr | | Entre le Bailleur et le Preneur, il a été convenu ce qui suit. / Pour le Bailleur / Pour le Preneur
fr | | Le cahier des charges (« le Cahier ») et ses annexes font partie du contrat.
`

describe('parties', () => {
  test.each(casesOf(PRESENTED))('%s: %s: %s', (language, names, text) => {
    const found = readValues('party', text, language)
    expect(found.toSorted()).toEqual(names.split(/, (?!S\.)/).toSorted())
  })

  test.each(casesOf(NOBODY))('%s: none%s: %s', (language, _, text) => {
    expect(readValues('party', text, language)).toEqual([])
  })
})

function casesOf(table: string): [Locale, string, string][] {
  const lines = table.split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [language, names, text] = line.split('|').map((cell) => cell.trim())
    return [language as Locale, names!, text!.replaceAll(' / ', '\n')]
  })
}
