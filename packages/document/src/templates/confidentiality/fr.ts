import type { TemplateText } from '../compose-template.ts'
import { signatures } from '../signatures.ts'

/** Confidentiality between professionals under French law; one way or both. */
export const confidentialityFr: TemplateText = {
  title: 'Accord de confidentialité',
  body: 'Accord',
  sections: [
    [
      1,
      'Les Parties',
      `
Le présent accord est conclu entre :
**{company_name}**, {company_legal_form}, immatriculée sous le numéro {company_siren}, dont le siège est situé {company_address}, représentée par {company_signatory}, en qualité de {company_signatory_title}, dûment habilité(e) aux fins des présentes, d’une part,
et
**{counterparty_name}**, {counterparty_legal_form}, immatriculée sous le numéro {counterparty_siren}, dont le siège est situé {counterparty_address}, représentée par {counterparty_signatory}, en qualité de {counterparty_signatory_title}, dûment habilité(e) aux fins des présentes, d’autre part,
ci-après désignées ensemble les **« Parties »** et individuellement une **« Partie »**.
`,
    ],
    [
      1,
      'Préambule',
      `
Les Parties souhaitent échanger des informations en vue du projet suivant : {confidentiality_purpose}. Ces informations ont une valeur parce qu’elles sont secrètes ; leur divulgation causerait un préjudice à celle dont elles viennent. Le présent accord fixe les conditions auxquelles leur communication est subordonnée.
`,
    ],
    [
      1,
      'Définitions',
      `
Dans le présent accord, les termes ci-dessous ont le sens suivant :
- **« Accord »** : le présent document et ses avenants ;
- **« Projet »** : le projet décrit au préambule ;
- **« Informations confidentielles »** : les informations définies à l’article « Informations confidentielles » ;
- **« Personnes autorisées »** : les dirigeants, salariés, conseils, sous-traitants et sociétés du groupe, au sens de l’article L. 233-3 du code de commerce, de la Partie destinataire, qui ont besoin de connaître les Informations confidentielles pour le Projet.
[if mutual_confidentiality eq true]
Chaque Partie est **« Partie divulgatrice »** pour les informations qu’elle communique et **« Partie destinataire »** pour celles qu’elle reçoit.
[end]
[if mutual_confidentiality eq false]
La **« Partie divulgatrice »** est {company_name} ; la **« Partie destinataire »** est {counterparty_name}.
[end]
`,
    ],
    [
      1,
      'Objet',
      `
L’Accord fixe les conditions dans lesquelles la Partie destinataire reçoit, utilise, protège et restitue les Informations confidentielles de la Partie divulgatrice. Celle-ci choisit librement ce qu’elle communique.
`,
    ],
    [
      1,
      'Informations confidentielles',
      `
Sont confidentielles, sans qu’il soit besoin de les marquer, les informations de toute nature, technique, commerciale, financière, juridique ou stratégique, que la Partie divulgatrice communique pour le Projet, directement ou par un tiers, par écrit, oralement, par la visite de ses locaux, par la remise d’échantillons ou par l’accès à un système, avant comme après la signature de l’Accord, ainsi que les analyses et copies qui les reproduisent. L’existence et le contenu des discussions et de l’Accord le sont aussi.
Les Informations confidentielles qui répondent aux critères de l’article L. 151-1 du code de commerce sont en outre protégées au titre du secret des affaires, dont l’Accord constitue une mesure de protection raisonnable.
`,
    ],
    [
      1,
      'Exclusions',
      `
Ne sont pas confidentielles les informations dont la Partie destinataire démontre par écrit :
- qu’elles étaient publiques lors de leur communication, ou le sont devenues sans faute de sa part ;
- qu’elle les détenait déjà licitement, sans obligation de secret ;
- qu’elle les a reçues licitement d’un tiers libre de les communiquer ;
- qu’elle les a élaborées de façon indépendante, sans utiliser d’Information confidentielle.
Une combinaison d’informations n’est pas publique du seul fait que chacune d’elles l’est.
`,
    ],
    [
      1,
      'Engagements de la Partie destinataire',
      `
La Partie destinataire :
- n’utilise les Informations confidentielles que pour évaluer, préparer ou réaliser le Projet ;
- ne les communique qu’aux Personnes autorisées ;
- les protège avec le même soin que ses propres informations de même importance, et au moins avec celui d’un professionnel diligent ;
- n’en fait que les copies nécessaires au Projet, et ne les confie pas à un service en ligne qui pourrait les réutiliser ;
- s’interdit de les analyser pour en découvrir la composition ou le procédé, de déposer un titre de propriété industrielle qui les emploie et d’en tirer un avantage concurrentiel ;
- avertit sans délai la Partie divulgatrice de toute divulgation ou utilisation non autorisée, et l’aide à en limiter les effets.
`,
    ],
    [
      1,
      'Personnes autorisées',
      `
La Partie destinataire informe les Personnes autorisées du caractère confidentiel des informations et s’assure qu’elles sont tenues, par contrat ou par leur profession, à des obligations au moins équivalentes. Elle répond de leurs manquements comme des siens et en remet la liste à la Partie divulgatrice à sa demande.
`,
    ],
    [
      1,
      'Divulgation imposée',
      `
La Partie destinataire que la loi, un juge ou une autorité contraint de divulguer une Information confidentielle en avise la Partie divulgatrice avant d’y déférer, si cela lui est permis, limite la divulgation à ce qui est exigé et demande que le secret en soit préservé, notamment selon les articles L. 153-1 et suivants du code de commerce. L’Accord ne fait pas obstacle au signalement d’une alerte au sens de l’article 6 de la loi n° 2016-1691 du 9 décembre 2016.
`,
    ],
    [
      1,
      'Propriété',
      `
Les Informations confidentielles restent la propriété de la Partie divulgatrice. L’Accord ne confère sur elles aucun droit, licence ni option. Elles sont communiquées en l’état : la Partie divulgatrice garantit seulement qu’elle a le droit de les communiquer.
`,
    ],
    [1, 'Durée', ``],
    [
      2,
      'Entrée en vigueur et durée des échanges',
      `
L’Accord prend effet le {effective_date} pour une durée de {duration}, pendant laquelle les Parties échangent des informations. Il n’est pas renouvelable par tacite reconduction ; toute prolongation suppose un avenant signé des deux Parties avant son terme.
`,
    ],
    [
      2,
      'Fin anticipée',
      `
Chaque Partie peut mettre fin aux échanges à tout moment, sans avoir à motiver sa décision et sans indemnité, moyennant un préavis d’un mois notifié par lettre recommandée avec demande d’avis de réception, ou par lettre recommandée électronique au sens de l’article L. 100 du code des postes et des communications électroniques. La date retenue pour apprécier le respect d’un délai est celle de la première présentation de la lettre à son destinataire.
`,
    ],
    [
      2,
      'Durée du secret',
      `
Les engagements de la Partie destinataire durent jusqu’à {confidentiality_duration} après la fin de l’Accord, quelle qu’en soit la cause. Pour les secrets des affaires, ils durent aussi longtemps que l’information n’est pas devenue publique.
`,
    ],
    [
      1,
      'Restitution et destruction',
      `
À la fin de l’Accord, ou à tout moment sur demande, la Partie destinataire restitue ou détruit sous quinze jours, au choix de la Partie divulgatrice, les Informations confidentielles et leurs copies, et en atteste par écrit. Elle peut conserver ce que la loi lui impose de garder et les copies de sauvegarde automatiques jusqu’à leur effacement normal ; ces éléments restent soumis à l’Accord.
`,
    ],
    [
      1,
      'Données à caractère personnel',
      `
Les Parties évitent d’échanger des données à caractère personnel. Lorsque le Projet l’exige, chacune respecte le règlement (UE) 2016/679 du 27 avril 2016 (RGPD) et la loi n° 78-17 du 6 janvier 1978, et les Parties concluent, si l’une traite des données pour le compte de l’autre, le contrat prévu à l’article 28 du RGPD avant tout transfert.
`,
    ],
    [
      1,
      'Sanctions',
      `
La Partie destinataire répare l’entier préjudice causé par son manquement ou par celui des Personnes autorisées. La Partie divulgatrice peut en outre demander en justice toute mesure propre à faire cesser ou à prévenir une atteinte, y compris en référé et sous astreinte.
[if penalty_amount filled]
À titre de clause pénale au sens de l’article 1231-5 du code civil, tout manquement établi donne lieu au paiement d’une indemnité forfaitaire de {penalty_amount}, sans mise en demeure lorsque l’information a été divulguée et sans préjudice de la cessation du manquement.
[end]
`,
    ],
    [
      1,
      'Absence d’engagement',
      `
L’Accord n’oblige aucune Partie à communiquer une information, à conclure un autre contrat ni à réserver à l’autre une exclusivité. Chacune supporte ses frais. Les négociations restent soumises à la bonne foi et à l’article 1112-2 du code civil.
`,
    ],
    [1, 'Dispositions générales', ``],
    [
      2,
      'Intégralité et modifications',
      `
L’Accord exprime l’intégralité de ce dont les Parties sont convenues sur la confidentialité du Projet et remplace tout accord antérieur sur ce point. Il n’est modifié que par avenant écrit et signé des deux Parties.
`,
    ],
    [
      2,
      'Cession, tolérance et nullité partielle',
      `
Aucune Partie ne peut céder l’Accord sans l’accord préalable et écrit de l’autre. Le fait de ne pas se prévaloir d’un droit n’emporte pas renonciation. La nullité d’une stipulation n’affecte pas les autres ; les Parties la remplacent de bonne foi par une stipulation valable d’effet équivalent.
`,
    ],
    [
      2,
      'Preuve et signature électronique',
      `
Les Parties conviennent de signer l’Accord par voie électronique, dans les conditions des articles 1366 et 1367 du code civil et du règlement (UE) n° 910/2014. Le document ainsi signé vaut original ; chaque Partie en reçoit un exemplaire sur support durable.
`,
    ],
    [
      1,
      'Droit applicable et litiges',
      `
L’Accord est soumis au droit français. En cas de différend, les Parties recherchent une solution amiable pendant trente jours, sauf urgence. À défaut, le litige relève de la compétence exclusive du tribunal compétent de {court_city}, y compris en cas de référé, d’appel en garantie ou de pluralité de défendeurs.
`,
    ],
  ],
  annexes: [],
  signature: signatures.fr,
}
