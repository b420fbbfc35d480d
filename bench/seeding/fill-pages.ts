import type { Client } from 'pg'
import type { SeededCompany } from './fill-company.ts'

const PAGES_OF_A_DOCUMENT = 12

/** The text of signed documents, twelve pages each, as if indexed from their PDFs (which do not exist). */
export async function fillPages(
  client: Client,
  { companyId }: SeededCompany,
  pages: number,
): Promise<void> {
  await client.query('begin')
  await client.query(`select setseed(0.7)`)
  await client.query(JOIN_WORDS)
  await client.query(PARAGRAPHS, [SENTENCES])
  await client.query(
    `insert into file (company_id, sha256, size_bytes, media_type, created_at) values ($1, repeat('0', 64), 0, 'application/pdf', now())`,
    [companyId],
  )
  await client.query(
    `insert into signed_document (company_id, contract_id, sha256, locale, state, pages, signed_at, read_at)
     select $1, contract.id, repeat('0', 64), 'fr', 'read', $3, contract.signature_date, now() from contract
     where contract.company_id = $1 and contract.status = 'SIGNED' order by contract.created_at desc, contract.id limit $2`,
    [companyId, Math.ceil(pages / PAGES_OF_A_DOCUMENT), PAGES_OF_A_DOCUMENT],
  )
  await client.query(PAGES, [companyId, PAGES_OF_A_DOCUMENT])
  await client.query('commit')
}

const JOIN_WORDS = `create aggregate pg_temp.join_words (tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '')`

/** Four thousand paragraphs of four sentences; their words are computed once, pages are assembled from them. */
const PARAGRAPHS = `
  create temp table seed_paragraph on commit drop as
  select n, body, searchable_words('fr', body) as words from (
    select n, 'Article ' || n || '. ' || string_agg(($1::text[])[1 + floor(random() * cardinality($1))::int], ' ') as body
    from generate_series(1, 4000) as n cross join generate_series(1, 4) group by n) as made`

const PAGES = `
  insert into text_page (company_id, contract_id, page, locale, body, words)
  select $1, document.contract_id, page, 'fr',
    contract.title || E'\\n' || string_agg(paragraph.body, E'\\n'),
    searchable_words('fr', contract.title) || pg_temp.join_words(paragraph.words)
  from signed_document as document
  join contract on contract.company_id = document.company_id and contract.id = document.contract_id
  cross join generate_series(1, $2::int) as page cross join generate_series(1, 4) as place
  join seed_paragraph as paragraph on paragraph.n = 1 + abs(hashtext(document.contract_id::text || page || '/' || place)) % 4000
  where document.company_id = $1
  group by document.contract_id, page, contract.title`

const SENTENCES = [
  'Le Prestataire s’engage à exécuter les prestations décrites en annexe avec tout le soin d’un professionnel diligent.',
  'Le Client met à disposition du Prestataire les informations nécessaires à la bonne exécution du présent contrat.',
  'Le contrat est conclu pour une durée initiale d’un an à compter de sa date d’effet.',
  'À son échéance, il se renouvelle tacitement pour des périodes successives d’une année.',
  'Chaque partie peut s’opposer au renouvellement en le dénonçant par lettre recommandée trois mois avant l’échéance.',
  'Le prix des prestations est fixé toutes taxes comprises et payable à trente jours fin de mois.',
  'Tout retard de paiement entraîne de plein droit des pénalités au taux de trois fois l’intérêt légal.',
  'Les parties conviennent d’une indexation annuelle sur l’indice Syntec publié au premier janvier.',
  'La responsabilité du Prestataire est limitée au montant des sommes versées au cours des douze derniers mois.',
  'Sont exclus les dommages indirects tels que la perte de chiffre d’affaires ou d’image.',
  'Les informations confidentielles ne peuvent être communiquées à des tiers sans accord préalable écrit.',
  'Cette obligation de confidentialité survit cinq ans après la fin du contrat.',
  'Le Prestataire traite les données personnelles pour le compte du Client conformément au règlement européen.',
  'En cas de violation de données, la notification intervient au plus tard dans les quarante-huit heures.',
  'La sous-traitance est soumise à l’agrément préalable du Client.',
  'Le Prestataire demeure seul responsable des actes de ses sous-traitants.',
  'En cas de manquement grave, le contrat peut être résilié après mise en demeure restée sans effet pendant trente jours.',
  'La résiliation ne fait pas obstacle au paiement des prestations déjà réalisées.',
  'La partie empêchée par un cas de force majeure en informe l’autre dans les meilleurs délais.',
  'Si l’empêchement dure plus de deux mois, chaque partie peut mettre fin au contrat sans indemnité.',
  'Les droits de propriété intellectuelle sur les livrables sont cédés au Client au fur et à mesure du paiement.',
  'Les développements antérieurs restent la propriété de leur auteur.',
  'Le Prestataire déclare être assuré auprès d’une compagnie notoirement solvable.',
  'Une attestation d’assurance est remise à la signature puis chaque année.',
  'Le niveau de service attendu est de quatre-vingt-dix-neuf virgule neuf pour cent de disponibilité mensuelle.',
  'Un comité de pilotage se réunit chaque trimestre pour suivre les indicateurs.',
  'La réversibilité est assurée pendant six mois aux conditions tarifaires en vigueur.',
  'Le matériel livré est garanti deux ans pièces, main-d’œuvre et déplacement.',
  'La réception est prononcée par procès-verbal signé des deux parties.',
  'Les réserves sont levées dans un délai de quinze jours ouvrés.',
  'Le loyer est payable par trimestre d’avance au domicile du bailleur.',
  'Le preneur verse un dépôt de garantie égal à trois mois de loyer hors charges.',
  'Les locaux sont destinés à l’usage exclusif de bureaux.',
  'La licence est concédée à titre non exclusif pour le territoire de l’Union européenne.',
  'Le nombre d’utilisateurs est indiqué dans les conditions particulières.',
  'Aucune modification du contrat ne vaut sans avenant signé par les deux parties.',
  'La nullité d’une clause n’entraîne pas celle des autres stipulations.',
  'Le fait de ne pas se prévaloir d’un droit ne vaut pas renonciation.',
  'Le contrat est soumis au droit français.',
  'Tout litige relève de la compétence exclusive du tribunal de commerce de Paris.',
  'Avant toute action, les parties recherchent une solution amiable par la médiation.',
  'Les notifications sont adressées aux domiciles élus en tête des présentes.',
  'Le personnel du Prestataire demeure sous son autorité hiérarchique et disciplinaire.',
  'Les parties s’interdisent de débaucher leurs collaborateurs respectifs pendant un an.',
  'Le Prestataire respecte les règles d’hygiène et de sécurité du site.',
  'Les déchets sont triés et éliminés selon la réglementation environnementale.',
  'Le transport voyage aux risques du vendeur jusqu’à la livraison.',
  'Les quantités commandées figurent dans un bon de commande numéroté.',
  'Un audit peut être mené une fois l’an, sous préavis de dix jours.',
  'Fait en deux exemplaires originaux, dont un pour chaque partie.',
]
