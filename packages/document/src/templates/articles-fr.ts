import type { SectionText } from './compose-template.ts'

/*
 * Articles that the contracts between a provider and a client share under French law: what the law or a court changes in
 * one is changed in all of them. They need the definitions « Contrat », « Prestations », « Jour ouvré » and « Terme ».
 */

/** Whoever serves, and whoever is served. */
export const parties: SectionText = [
  1,
  'Les Parties',
  `
Le présent contrat est conclu entre :
**{counterparty_name}**, {provider_legal_form}, immatriculée sous le numéro {counterparty_siren}, dont le siège est situé {counterparty_address}, représentée par {provider_signatory}, en qualité de {provider_signatory_title}, dûment habilité(e) aux fins des présentes,
ci-après le **« Prestataire »**, d’une part,
et
**{company_name}**, {client_legal_form}, immatriculée sous le numéro {company_siren}, dont le siège est situé {company_address}, représentée par {client_signatory}, en qualité de {client_signatory_title}, dûment habilité(e) aux fins des présentes,
ci-après le **« Client »**, d’autre part,
ci-après désignés ensemble les **« Parties »** et individuellement une **« Partie »**.
`,
]

/** For a time, renewed or not; and how a notice is given, and when it counts. */
export const term: readonly SectionText[] = [
  [1, 'Durée et renouvellement', ``],
  [
    2,
    'Entrée en vigueur et durée initiale',
    `
Le Contrat prend effet le {effective_date}. Il est conclu pour une durée déterminée de {duration} à compter de cette date.
`,
  ],
  [
    2,
    'Renouvellement',
    `
[if tacit_renewal eq true]
À l’arrivée du Terme, le Contrat se renouvelle par tacite reconduction pour des périodes successives de {renewal_duration}, aux mêmes conditions, sauf dénonciation dans les formes et délais prévus à l’article « Préavis et dénonciation ». Par dérogation au second alinéa de l’article 1214 du code civil, chaque période renouvelée est à durée déterminée.
[end]
[if tacit_renewal eq false]
Le Contrat prend fin de plein droit à l’arrivée du Terme, sans formalité ni indemnité. Il n’est pas renouvelable par tacite reconduction ; toute prolongation suppose un avenant signé des deux Parties avant le Terme. La poursuite de fait de relations après le Terme ne vaut pas renouvellement.
[end]
`,
  ],
  [
    1,
    'Préavis et dénonciation',
    `
[if tacit_renewal eq true]
Chaque Partie peut s’opposer au renouvellement, sans avoir à motiver sa décision et sans indemnité, en notifiant à l’autre sa dénonciation au moins {notice} avant le Terme.
[end]
Toute dénonciation et toute résiliation sont notifiées par lettre recommandée avec demande d’avis de réception, ou par lettre recommandée électronique au sens de l’article L. 100 du code des postes et des communications électroniques. La date retenue pour apprécier le respect d’un délai est celle de la première présentation de la lettre à son destinataire.
Pendant le préavis, les Parties exécutent le Contrat de bonne foi et dans toutes ses stipulations.
`,
  ],
]

export const invoicing: SectionText = [
  2,
  'Facturation et délai de paiement',
  `
Les Prestations sont facturées selon la périodicité suivante : {billing_frequency}. Les factures sont payables par virement dans un délai de {payment_term} à compter de leur date d’émission, sans pouvoir excéder les plafonds prévus à l’article L. 441-10 du code de commerce. Aucun escompte n’est accordé pour paiement anticipé.
Le Client qui conteste une facture en informe le Prestataire par écrit motivé dans les quinze jours de sa réception et règle la part non contestée à l’échéance.
`,
]

/** Code de commerce, L. 441-10 and D. 441-5. */
export const latePayment: SectionText = [
  2,
  'Retard de paiement',
  `
Toute somme non payée à l’échéance porte intérêt de plein droit, sans rappel, au taux appliqué par la Banque centrale européenne à son opération de refinancement la plus récente majoré de dix points de pourcentage, et donne lieu à l’indemnité forfaitaire pour frais de recouvrement de 40 € prévue à l’article D. 441-5 du code de commerce.
Après mise en demeure restée sans effet pendant quinze jours, le Prestataire peut suspendre l’exécution des Prestations jusqu’au paiement.
`,
]

export const confidentiality: SectionText = [
  1,
  'Confidentialité',
  `
Chaque Partie garde confidentielles les informations de toute nature reçues de l’autre à l’occasion du Contrat, ne les utilise que pour son exécution et ne les communique qu’à ceux de ses salariés, conseils et sous-traitants autorisés qui ont besoin d’en connaître et sont tenus au même secret.
Ne sont pas visées les informations dont la Partie qui les a reçues démontre qu’elles étaient publiques ou le sont devenues sans faute de sa part, qu’elle les détenait déjà, qu’elle les a reçues licitement d’un tiers, ou que la loi ou une autorité lui impose de divulguer ; dans ce dernier cas, elle en avise l’autre Partie si cela lui est permis.
Cette obligation dure pendant le Contrat et {confidentiality_duration} après sa fin, quelle qu’en soit la cause. À cette date, chaque Partie restitue ou détruit, sur demande, les informations reçues.
`,
]

/** With what article 28 of the GDPR asks of a processor. */
export const personalData: SectionText = [
  1,
  'Données à caractère personnel',
  `
Chaque Partie respecte le règlement (UE) 2016/679 du 27 avril 2016 (RGPD) et la loi n° 78-17 du 6 janvier 1978. Les données des représentants et interlocuteurs des Parties sont traitées aux seules fins de gestion de la relation contractuelle ; les personnes concernées exercent leurs droits auprès de la Partie qui détient leurs données.
[if personal_data_processing eq true]
Lorsque le Prestataire traite des données à caractère personnel pour le compte du Client, il agit en qualité de sous-traitant au sens de l’article 28 du RGPD. À ce titre, il :
- ne traite les données que sur instruction documentée du Client, pour la durée et aux fins des Prestations ;
- veille à ce que les personnes autorisées soient soumises à une obligation de confidentialité ;
- met en œuvre les mesures techniques et organisationnelles prévues à l’article 32 du RGPD ;
- ne recourt à un autre sous-traitant et ne transfère de données hors de l’Espace économique européen qu’avec l’autorisation écrite préalable du Client ;
- notifie au Client toute violation de données dans les quarante-huit heures de sa découverte ;
- aide le Client à répondre aux demandes des personnes et à satisfaire aux articles 32 à 36 du RGPD ;
- supprime ou restitue les données à la fin des Prestations, au choix du Client, et tient à sa disposition les éléments démontrant le respect du présent article.
[end]
`,
]

export const liability: SectionText = [
  1,
  'Responsabilité et assurance',
  `
Chaque Partie répond des dommages directs et prévisibles que ses manquements causent à l’autre. La responsabilité totale du Prestataire au titre du Contrat est limitée, tous dommages confondus et par période contractuelle, à la somme de {liability_cap}.
Cette limite ne s’applique ni en cas de faute lourde ou dolosive, ni aux dommages corporels, ni aux manquements à la confidentialité ou à la protection des données personnelles, ni à la garantie de propriété intellectuelle. Elle ne prive pas de sa substance l’obligation essentielle du Prestataire.
Le Prestataire déclare être assuré pour sa responsabilité civile professionnelle auprès d’une compagnie notoirement solvable et en justifie à première demande.
`,
]

export const forceMajeure: SectionText = [
  1,
  'Force majeure',
  `
Aucune Partie n’est responsable de l’inexécution due à un événement de force majeure au sens de l’article 1218 du code civil. La Partie empêchée en avise l’autre dans les cinq Jours ouvrés. Si l’empêchement dure plus de soixante jours, chaque Partie peut résilier le Contrat de plein droit, par notification, sans indemnité.
`,
]

export const breach: SectionText = [
  1,
  'Résiliation pour manquement',
  `
En cas de manquement grave de l’une des Parties à ses obligations, non réparé dans les trente jours suivant une mise en demeure précisant le manquement et visant le présent article, l’autre Partie peut résilier le Contrat de plein droit, sans préjudice des dommages et intérêts auxquels elle peut prétendre. La mise en demeure n’est pas requise lorsque le manquement est irrémédiable.
`,
]

export const disputes: SectionText = [
  1,
  'Droit applicable et litiges',
  `
Le Contrat est soumis au droit français. En cas de différend, les Parties recherchent une solution amiable pendant trente jours à compter de la notification écrite qui en est faite par l’une d’elles. À défaut, le litige relève de la compétence exclusive du tribunal compétent de {court_city}, y compris en cas de référé, d’appel en garantie ou de pluralité de défendeurs.
`,
]

export const generalProvisions: readonly SectionText[] = [
  [1, 'Dispositions générales', ``],
  [
    2,
    'Intégralité et modifications',
    `
Le Contrat exprime l’intégralité de l’accord des Parties sur son objet et remplace tout accord antérieur. Il n’est modifié que par avenant écrit et signé des deux Parties.
`,
  ],
  [
    2,
    'Cession',
    `
Le Contrat est conclu en considération de la personne des Parties. Aucune ne peut le céder, en tout ou partie, sans l’accord préalable et écrit de l’autre.
`,
  ],
  [
    2,
    'Indépendance, tolérance et nullité partielle',
    `
Les Parties sont indépendantes ; le Contrat ne crée entre elles ni société, ni mandat, ni lien de subordination. Le fait de ne pas se prévaloir d’un droit n’emporte pas renonciation. La nullité d’une stipulation n’affecte pas les autres ; les Parties la remplacent de bonne foi par une stipulation valable d’effet équivalent.
`,
  ],
  [
    2,
    'Preuve et signature électronique',
    `
Les Parties conviennent de signer le Contrat par voie électronique, dans les conditions des articles 1366 et 1367 du code civil et du règlement (UE) n° 910/2014. Le document ainsi signé vaut original ; chaque Partie en reçoit un exemplaire sur support durable.
`,
  ],
]
