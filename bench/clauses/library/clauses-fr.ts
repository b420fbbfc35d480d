import { libraryClause } from './library-clause.ts'

/** A company’s library in French; a field is U+FFFC. */
export const clausesFr = [
  libraryClause('confidentiality', {
    standard: [
      'Confidentialité',
      `
Chaque Partie s’engage à tenir strictement confidentiels les informations, documents, données et savoir-faire, de quelque nature et sur quelque support que ce soit, que l’autre lui communique à l’occasion du Contrat. Elle ne les utilise que pour l’exécuter et ne les divulgue qu’à ceux de ses salariés, conseils et sous-traitants qui ont besoin d’en connaître et sont tenus au même secret.
Ne sont pas considérées comme confidentielles les informations tombées dans le domaine public sans faute de la Partie qui les reçoit, déjà connues d’elle, obtenues licitement d’un tiers, ou dont la divulgation est exigée par la loi ou par une autorité judiciaire ou administrative.
Cette obligation dure pendant le Contrat et \uFFFC après son terme, quelle qu’en soit la cause. À cette date, les documents reçus sont restitués ou détruits.
`,
    ],
    fallbacks: [
      [
        'Secret et non-divulgation',
        `
Sont des Informations confidentielles toutes les informations transmises par la Partie divulgatrice à la Partie destinataire, par écrit ou oralement, et signalées comme telles. La Partie destinataire les protège avec le même soin que ses propres secrets, s’interdit de les copier, de les révéler à des tiers ou de les exploiter à son profit sans autorisation préalable et écrite, et répond du respect de cet engagement de confidentialité par son personnel.
L’obligation de secret professionnel et de discrétion demeure deux ans après la fin des relations. Sur simple demande, toutes les copies sont rendues ou effacées.
`,
      ],
      [
        'Engagement de confidentialité',
        `
Le Bénéficiaire reconnaît que les éléments techniques, commerciaux, financiers et stratégiques auxquels il a accès constituent des secrets d’affaires. Il s’engage à les conserver de façon strictement confidentielle, à ne pas les communiquer, à ne pas les reproduire et à ne s’en servir que pour l’évaluation du projet. Le présent engagement prend effet à sa signature et ses effets se poursuivent pendant trois (3) années, y compris si les pourparlers n’aboutissent pas. Il ne confère aucune licence ni aucun droit sur les informations échangées.
`,
      ],
    ],
    refused: [
      'Confidentialité sans limite de durée',
      `
Le Client s’oblige à garder secrète, sans limitation de durée, toute information relative au Prestataire, même publique ou connue de lui auparavant. Toute divulgation, même involontaire, entraîne le paiement d’une indemnité forfaitaire de 100 000 euros par manquement, sans préjudice de tous dommages et intérêts. Aucune exception n’est admise, y compris à la demande d’un juge.
`,
    ],
  }),
  libraryClause('liability', {
    standard: [
      'Limitation de responsabilité',
      `
Chaque Partie est responsable des dommages directs et prévisibles que l’inexécution ou la mauvaise exécution de ses obligations cause à l’autre. Elle ne répond pas des préjudices indirects, tels que perte d’exploitation, perte de chiffre d’affaires, manque à gagner, perte de clientèle, perte de données ou atteinte à l’image.
La responsabilité totale du Prestataire, tous dommages et toutes causes confondus, est plafonnée à cent pour cent (100 %) du montant hors taxes payé par le Client au cours des douze derniers mois.
Ce plafond ne s’applique ni en cas de faute lourde ou dolosive, ni aux dommages corporels.
`,
    ],
    fallbacks: [
      [
        'Responsabilité',
        `
Le Prestataire est tenu d’une obligation de moyens. Sa responsabilité ne peut être engagée qu’en cas de faute prouvée et ne saurait excéder la somme de \uFFFC par sinistre et par année contractuelle. Il ne peut être tenu pour responsable des dommages résultant d’une mauvaise utilisation, d’une intervention de tiers, d’une négligence du Client ou du non-respect de ses instructions. Sont exclus de toute réparation les dommages immatériels et indirects.
Toute action en réparation se prescrit par un an à compter du fait générateur du préjudice subi.
`,
      ],
      [
        'Exonération de responsabilité',
        `
L’Exploitant décline toute responsabilité en cas de vol, de perte, de casse ou de dégradation des effets personnels et du matériel entreposés, ainsi qu’en cas d’accident survenu hors de son contrôle. Il ne pourra en aucun cas être tenu responsable de l’interruption d’un réseau, de la défaillance d’un tiers, d’un virus ou d’un usage non conforme. L’Utilisateur est seul responsable de ses actes, de ceux de ses préposés et des dommages qu’ils occasionnent, et renonce à tout recours de ce chef.
`,
      ],
    ],
    refused: [
      'Exclusion de responsabilité',
      `
Le Prestataire exclut toute responsabilité, contractuelle ou délictuelle, pour quelque dommage que ce soit, direct ou indirect, matériel ou immatériel, subi par le Client ou par un tiers, quelle qu’en soit la cause, y compris sa faute lourde. Le Client renonce à tout recours contre le Prestataire et ses assureurs, et le garantit contre toute réclamation, condamnation ou demande d’indemnisation.
`,
    ],
  }),
  libraryClause('termination', {
    standard: [
      'Résiliation',
      `
En cas de manquement grave de l’une des Parties à l’une de ses obligations, auquel il n’est pas remédié dans les trente (30) jours suivant une mise en demeure par lettre recommandée avec demande d’avis de réception, l’autre Partie peut résilier le Contrat de plein droit, sans formalité judiciaire et sans préjudice des dommages et intérêts auxquels elle pourrait prétendre.
Le Contrat peut aussi être résilié en cas de liquidation judiciaire ou de cessation d’activité, dans les conditions prévues par la loi.
À la date d’effet de la résiliation, les sommes dues pour les prestations exécutées restent acquises et chaque Partie restitue ce qui appartient à l’autre.
`,
    ],
    fallbacks: [
      [
        'Résiliation anticipée',
        `
Chacune des Parties peut mettre fin au Contrat à tout moment, sans avoir à justifier d’un motif, moyennant un préavis de \uFFFC notifié par écrit. La rupture anticipée n’ouvre droit à aucune indemnité, mais les prestations commandées sont achevées et réglées. Pendant le préavis, les Parties poursuivent loyalement leurs relations.
En cas de faute grave, la résiliation prend effet immédiatement, dès réception de la lettre qui la notifie.
`,
      ],
      [
        'Clause résolutoire et fin du contrat',
        `
À défaut de paiement d’une seule échéance, ou en cas d’inexécution de l’une quelconque des conditions, le Contrat sera résilié de plein droit un mois après un commandement ou une sommation demeurés infructueux, si bon semble au créancier. La fin du Contrat, pour quelque cause que ce soit, emporte cessation immédiate des droits consentis, restitution des matériels et remise des documents, sans que les clauses destinées à survivre en soient affectées.
`,
      ],
    ],
  }),
  libraryClause('forceMajeure', {
    standard: [
      'Force majeure',
      `
Aucune Partie n’est responsable du retard ou de l’inexécution de ses obligations lorsqu’ils résultent d’un cas de force majeure au sens de l’article 1218 du code civil, c’est-à-dire d’un événement échappant à son contrôle, qui ne pouvait être raisonnablement prévu lors de la conclusion du Contrat et dont les effets ne peuvent être évités par des mesures appropriées.
La Partie empêchée avise l’autre sans délai ; ses obligations sont suspendues tant que dure l’empêchement. S’il se prolonge au-delà de soixante (60) jours, chacune peut résilier le Contrat sans indemnité.
`,
    ],
    fallbacks: [
      [
        'Cas fortuit et événements imprévisibles',
        `
Sont considérés comme cas de force majeure ou cas fortuits, outre ceux que retiennent habituellement les tribunaux français : les grèves, lock-out, intempéries, épidémies, incendies, inondations, tremblements de terre, guerres, émeutes, attentats, blocages des moyens de transport ou d’approvisionnement, pannes d’énergie ou des réseaux de télécommunication, décisions gouvernementales. Ces événements imprévisibles et irrésistibles suspendent de plein droit l’exécution, qui reprend à leur disparition.
`,
      ],
      [
        'Suspension pour force majeure',
        `
La Partie qui invoque la force majeure (catastrophe naturelle, conflit social, pandémie, acte de terrorisme, coupure générale d’électricité, interdiction administrative) le notifie par écrit en décrivant l’événement, sa durée probable et les mesures prises. Elle n’est redevable d’aucune pénalité pendant la suspension. Les Parties se rapprochent pour examiner les conditions de poursuite ; faute d’accord au bout de trois mois, le Contrat prend fin sans faute de part ni d’autre.
`,
      ],
    ],
  }),
  libraryClause('intellectualProperty', {
    standard: [
      'Propriété intellectuelle',
      `
Chaque Partie conserve la propriété exclusive de ses marques, brevets, logiciels, bases de données, méthodes et savoir-faire antérieurs au Contrat, qui ne confère à l’autre aucun droit sur eux.
Au fur et à mesure du paiement du prix, le Prestataire cède au Client, à titre exclusif, pour le monde entier et pour toute la durée légale de protection des droits d’auteur, les droits de reproduction, de représentation, d’adaptation, de modification et de traduction des livrables, codes sources et créations, sur tous supports.
Le Prestataire garantit la jouissance paisible des droits cédés et tient le Client indemne de toute action en contrefaçon.
`,
    ],
    fallbacks: [
      [
        'Licence et droits d’utilisation',
        `
Le Prestataire demeure seul titulaire de l’ensemble des droits de propriété intellectuelle sur le logiciel, sa documentation, ses interfaces et ses mises à jour. Il concède au Client un droit d’utilisation personnel, non exclusif, non cessible et non transférable, pour ses seuls besoins internes et pour la durée du Contrat. Le Client s’interdit de copier, modifier, décompiler, désassembler, distribuer ou exploiter l’œuvre à d’autres fins. Les noms, logos et signes distinctifs ne peuvent être reproduits sans accord écrit.
`,
      ],
      [
        'Marques et droits de reproduction',
        `
Chaque Partie autorise l’autre à reproduire et à afficher son nom, sa marque et son logo sur les supports convenus, dans le respect de sa charte graphique et pour la seule durée du Contrat. Les photographies, vidéos, textes et autres contenus restent protégés par le droit d’auteur et le droit des marques et appartiennent à celui qui les a réalisés, qui en concède l’usage pour la promotion de l’opération. Toute autre exploitation, diffusion ou modification suppose l’autorisation écrite du titulaire des droits.
`,
      ],
    ],
    refused: [
      'Propriété des résultats au prestataire',
      `
Tous les résultats, études, inventions, dessins, modèles, plans et développements réalisés pour le Client, même financés par lui, restent la propriété intellectuelle exclusive du Prestataire, qui peut librement les réutiliser, les breveter et les commercialiser. Le Client ne reçoit qu’un simple droit d’usage, révocable à tout moment, et cède gracieusement tout droit d’auteur qu’il pourrait détenir sur eux.
`,
    ],
  }),
  libraryClause('governingLaw', {
    standard: [
      'Droit applicable et règlement des litiges',
      `
Le Contrat est soumis au droit français, tant pour sa formation et sa validité que pour son interprétation et son exécution. En cas de différend, les Parties s’efforcent de trouver une solution amiable dans les trente jours suivant la notification du désaccord.
À défaut d’accord amiable, tout litige relève de la compétence exclusive des tribunaux de \uFFFC, nonobstant pluralité de défendeurs, appel en garantie ou procédure de référé.
`,
    ],
    fallbacks: [
      [
        'Loi applicable, médiation et attribution de juridiction',
        `
La loi applicable aux présentes est la loi française, à l’exclusion de la convention de Vienne sur la vente internationale de marchandises. Toute contestation ou difficulté d’interprétation est d’abord soumise à un médiateur ou à un conciliateur désigné d’un commun accord. Si la médiation échoue, le litige est porté devant le tribunal de commerce du lieu du siège du défendeur, auquel il est fait expressément attribution de juridiction.
`,
      ],
      [
        'Arbitrage',
        `
Tous différends découlant du présent Contrat ou en relation avec celui-ci sont tranchés définitivement suivant le règlement d’arbitrage de la Chambre de commerce internationale par un ou plusieurs arbitres nommés conformément à ce règlement. Le siège de l’arbitrage est à Paris et sa langue est le français. La sentence lie les parties et n’est susceptible d’aucun recours.
`,
      ],
    ],
  }),
  libraryClause('assignment', {
    standard: [
      'Cession du contrat',
      `
Le Contrat est conclu en considération de la personne des Parties (intuitu personae). Aucune d’elles ne peut céder, transférer ou transmettre à un tiers, en tout ou en partie, à titre onéreux ou gratuit, le Contrat ou les droits et obligations qui en découlent, sans l’accord préalable et écrit de l’autre. Toute cession faite en violation de cette clause lui est inopposable.
Le cédant reste solidairement tenu de l’exécution avec le cessionnaire, sauf s’il en est expressément libéré.
`,
    ],
    fallbacks: [
      [
        'Cession, transfert et changement de contrôle',
        `
Le Prestataire peut librement céder le présent Contrat à toute société de son groupe, au sens de l’article L. 233-3 du code de commerce, ou à la société issue d’une fusion, d’une scission ou d’un apport partiel d’actif, à charge d’en informer le Client par écrit quinze jours à l’avance. Tout autre transfert, ainsi que toute substitution ou tout changement de contrôle, suppose un agrément exprès. Il ne peut sous-traiter ou se substituer un tiers sans autorisation.
`,
      ],
      [
        'Transmission et substitution',
        `
Le Bénéficiaire ne peut, même à titre gratuit, transmettre ses droits ni se substituer quiconque, y compris une filiale ou un successeur, par voie de cession, d’apport, de fusion ou de location-gérance, sans l’agrément écrit du Cocontractant, à peine de nullité et de résiliation. Si l’agrément est donné, la cession est constatée par un acte dont une copie lui est remise, et le cédant demeure garant solidaire du cessionnaire. Le Cocontractant peut, lui, transférer le Contrat au nouveau propriétaire.
`,
      ],
    ],
  }),
  libraryClause('personalData', {
    standard: [
      'Protection des données à caractère personnel',
      `
Les Parties respectent la réglementation en vigueur applicable au traitement de données à caractère personnel et, en particulier, le règlement (UE) 2016/679 du 27 avril 2016 (RGPD) et la loi Informatique et Libertés du 6 janvier 1978.
Lorsqu’il traite des données personnelles pour le compte du Client, responsable du traitement, le Prestataire agit en qualité de sous-traitant : il ne les traite que sur instruction documentée, en assure la sécurité par des mesures techniques et organisationnelles appropriées, notifie toute violation de données sous quarante-huit heures et les supprime ou les renvoie au terme du Contrat. Les personnes concernées exercent leurs droits d’accès, de rectification, d’effacement et d’opposition auprès du Client.
`,
    ],
    fallbacks: [
      [
        'Données personnelles et RGPD',
        `
Chaque Partie est responsable du traitement des données nominatives des représentants et salariés de l’autre qu’elle collecte pour gérer la relation commerciale. Ces données sont conservées pendant la durée du Contrat puis archivées pendant la prescription légale. Conformément au RGPD, les personnes dont les données sont collectées disposent d’un droit d’accès, de rectification, de limitation, de portabilité et de suppression, et peuvent adresser une réclamation à la CNIL ou écrire au délégué à la protection des données.
`,
      ],
      [
        'Traitement de données pour le compte du client',
        `
Une annexe décrit la finalité du traitement, les catégories de données et de personnes concernées, la durée de conservation et les sous-traitants ultérieurs autorisés. Le Prestataire tient un registre des activités de traitement, soumet son personnel à la confidentialité, aide à réaliser les analyses d’impact, n’opère aucun transfert hors de l’Union européenne sans garanties appropriées et met à la disposition du responsable de traitement toutes les informations nécessaires pour démontrer sa conformité et permettre des audits ou des inspections.
`,
      ],
    ],
  }),
  libraryClause('payment', {
    standard: [
      'Prix et modalités de paiement',
      `
En contrepartie des prestations, le Client verse au Prestataire le prix de \uFFFC hors taxes, auquel s’ajoute la TVA au taux en vigueur. Les factures sont émises mensuellement et payables par virement bancaire dans un délai de trente (30) jours à compter de leur date d’émission, sans escompte pour paiement anticipé.
Toute somme non réglée à l’échéance porte de plein droit intérêt au taux de la Banque centrale européenne majoré de dix points et donne lieu à l’indemnité forfaitaire de 40 euros pour frais de recouvrement.
`,
    ],
    fallbacks: [
      [
        'Conditions financières et facturation',
        `
Les tarifs, honoraires et redevances sont ceux du devis ou du bon de commande accepté. Un acompte de trente pour cent du montant total TTC est exigible à la commande, le solde à la livraison. Le règlement s’effectue par chèque, prélèvement ou virement, à réception de la facture. Les frais de déplacement, d’hébergement et de repas sont remboursés sur justificatifs. En cas de retard de paiement, des pénalités égales à trois fois le taux d’intérêt légal sont dues et les prestations peuvent être suspendues.
`,
      ],
      [
        'Rémunération et loyer',
        `
La rémunération mensuelle, ou le loyer et les charges lorsque le Contrat porte sur une location, est fixée à la somme de \uFFFC euros, payable d’avance le premier jour de chaque mois. Elle est révisée chaque année à la date anniversaire en fonction de la variation de l’indice publié par l’INSEE. Les commissions sont calculées en pourcentage du chiffre d’affaires encaissé et versées dans le mois qui suit leur relevé.
`,
      ],
    ],
  }),
  libraryClause('insurance', {
    standard: [
      'Assurances',
      `
Le Prestataire déclare avoir souscrit, auprès d’une compagnie d’assurance notoirement solvable, une police garantissant les conséquences pécuniaires de sa responsabilité civile professionnelle et d’exploitation pour tous les dommages corporels, matériels et immatériels causés au Client ou aux tiers. Il maintient ces garanties pendant toute la durée du Contrat, acquitte les primes et fournit, à première demande et chaque année, une attestation d’assurance en cours de validité mentionnant les montants garantis et les franchises.
`,
    ],
    fallbacks: [
      [
        'Assurance des biens et des locaux',
        `
Le Preneur, l’Occupant ou le Bénéficiaire assure contre l’incendie, l’explosion, le dégât des eaux, le vol et les risques locatifs les biens et les locaux mis à sa disposition, ainsi que le recours des voisins. Il justifie de la souscription de cette assurance multirisque et du paiement des cotisations à l’assureur par la remise d’une attestation lors de l’entrée dans les lieux, puis à chaque échéance, et déclare tout sinistre sous cinq jours.
`,
      ],
      [
        'Assurance de l’activité',
        `
Les Parties s’assurent chacune en responsabilité civile pour les risques de leur activité, leurs préposés, leurs véhicules et les tiers qu’elles accueillent. Selon les travaux, sont aussi souscrites une garantie décennale, une assurance dommages-ouvrage et une assurance tous risques chantier. Les contrats d’assurance comportent une renonciation à recours réciproque des assureurs. Une copie des polices et la preuve du règlement des primes sont produites avant le début de l’exécution ; toute suspension ou résiliation de garantie est signalée aussitôt.
`,
      ],
    ],
  }),
]
