import type { TemplateText } from '../compose-template.ts'
import { signatures } from '../signatures.ts'

/** Services between businesses; the governing law is a field. */
export const serviceEs: TemplateText = {
  title: 'Contrato de prestación de servicios',
  body: 'Contrato',
  sections: [
    [
      1,
      'Las Partes',
      `
El presente contrato se celebra entre:
**{counterparty_name}**, {provider_legal_form}, inscrita con el número {counterparty_siren}, con domicilio social en {counterparty_address}, representada por {provider_signatory}, en calidad de {provider_signatory_title}, con facultades suficientes para este acto,
en adelante, el **«Prestador»**, de una parte,
y
**{company_name}**, {client_legal_form}, inscrita con el número {company_siren}, con domicilio social en {company_address}, representada por {client_signatory}, en calidad de {client_signatory_title}, con facultades suficientes para este acto,
en adelante, el **«Cliente»**, de otra parte,
denominados conjuntamente las **«Partes»** e individualmente una **«Parte»**.
`,
    ],
    [
      1,
      'Antecedentes',
      `
El Cliente precisa de un profesional capaz de realizar los servicios que se describen a continuación. Ha expuesto sus necesidades al Prestador, que ha podido formular todas las preguntas pertinentes y que declara disponer de la competencia, los medios y el personal cualificado para atenderlas. Cada Parte ha recibido de la otra la información determinante de su consentimiento. Las estipulaciones del presente contrato han sido libremente negociadas.
`,
    ],
    [
      1,
      'Definiciones',
      `
A los efectos del presente contrato, los términos siguientes tienen el significado que se indica:
- **«Contrato»**: el presente documento y sus anexos, así como sus modificaciones;
- **«Servicios»**: los servicios descritos en el anexo «Descripción de los servicios»;
- **«Entregables»**: los documentos, estudios, desarrollos y demás resultados que el Prestador entrega al Cliente en ejecución del Contrato;
- **«Día hábil»**: todo día que no sea sábado, domingo ni festivo en el domicilio del Cliente;
- **«Vencimiento»**: el último día del período contractual en curso, inicial o renovado.
`,
    ],
    [
      1,
      'Objeto',
      `
El Contrato fija las condiciones en las que el Prestador realiza para el Cliente, que lo acepta, los Servicios siguientes: {service_description}.
El contenido detallado, el calendario y los niveles de servicio figuran en el anexo. En caso de contradicción, los artículos del Contrato prevalecen sobre los anexos, y el anexo más reciente sobre los anteriores. No se aplican las condiciones generales de venta o de compra de ninguna de las Partes.
`,
    ],
    [1, 'Duración y renovación', ``],
    [
      2,
      'Entrada en vigor y duración inicial',
      `
El Contrato surte efecto el {effective_date} y se celebra por una duración determinada de {duration} a partir de esa fecha.
`,
    ],
    [
      2,
      'Renovación',
      `
[if tacit_renewal eq true]
Llegado el Vencimiento, el Contrato se renueva tácitamente por períodos sucesivos de duración determinada de {renewal_duration}, en las mismas condiciones, salvo denuncia en la forma y el plazo previstos en el artículo «Preaviso y denuncia».
[end]
[if tacit_renewal eq false]
El Contrato termina de pleno derecho a su Vencimiento, sin formalidad ni indemnización. No se renueva tácitamente; toda prórroga exige una modificación firmada por ambas Partes antes del Vencimiento. La continuación de hecho de las relaciones después del Vencimiento no equivale a renovación.
[end]
`,
    ],
    [
      1,
      'Preaviso y denuncia',
      `
[if tacit_renewal eq true]
Cada Parte puede oponerse a la renovación, sin necesidad de justificar su decisión y sin indemnización, notificando la denuncia a la otra al menos {notice} antes del Vencimiento.
[end]
Toda denuncia y toda resolución se notifican por burofax o carta certificada con acuse de recibo, o mediante un servicio de entrega electrónica certificada. La fecha que se toma en cuenta para apreciar el cumplimiento de un plazo es la del primer intento de entrega al destinatario.
Durante el preaviso, las Partes cumplen el Contrato de buena fe y en todas sus estipulaciones.
`,
    ],
    [1, 'Precio y pago', ``],
    [
      2,
      'Precio',
      `
Como contraprestación de los Servicios, el Cliente abona al Prestador la cantidad de **{amount_incl_tax}**, impuestos incluidos, con el impuesto sobre el valor añadido al tipo del {vat_rate}, por la duración inicial. Si cambia el tipo legal, el impuesto se factura al tipo vigente en la fecha del devengo.
El precio es fijo. Comprende todos los costes necesarios para los Servicios, salvo los gastos de desplazamiento aceptados previamente por escrito por el Cliente, que se reembolsan previa justificación.
`,
    ],
    [
      2,
      'Revisión',
      `
[if price_revision eq true]
En cada aniversario de la entrada en vigor, cualquiera de las Partes puede solicitar la revisión del precio en proporción a la variación del índice de precios al consumo publicado para el país del Cliente durante los doce meses anteriores. La revisión se notifica treinta días antes de su aplicación.
[end]
[if price_revision eq false]
El precio no se revisa durante la duración inicial. Todo cambio para un período renovado exige una modificación del Contrato.
[end]
`,
    ],
    [
      2,
      'Facturación y plazo de pago',
      `
Los Servicios se facturan con la periodicidad siguiente: {billing_frequency}. Las facturas se pagan por transferencia en un plazo de {payment_term} desde su fecha de emisión. El Cliente que impugne una factura lo comunica al Prestador por escrito motivado en los quince días siguientes a su recepción y paga a su vencimiento la parte no impugnada.
`,
    ],
    [
      2,
      'Demora en el pago',
      `
Toda cantidad no pagada a su vencimiento devenga intereses de pleno derecho, sin necesidad de requerimiento, al tipo aplicado por el Banco Central Europeo a su operación principal de financiación más reciente incrementado en ocho puntos porcentuales, además de la indemnización fija de 40 € por costes de cobro prevista por la Directiva 2011/7/UE. Si un requerimiento queda sin efecto durante quince días, el Prestador puede suspender los Servicios hasta el pago.
`,
    ],
    [
      1,
      'Obligaciones del Prestador',
      `
El Prestador realiza los Servicios con la diligencia propia de un profesional de su sector, conforme a las reglas del arte y a las normas vigentes. En particular:
- asigna personal cualificado y suficiente, sobre el que ejerce en exclusiva la dirección y la autoridad;
- asesora al Cliente y le comunica sin demora toda dificultad que pueda afectar a la calidad, al coste o al calendario;
- informa del avance con la frecuencia prevista en el anexo;
- cumple los plazos y niveles de servicio expresamente garantizados en el anexo;
- acredita, a petición del Cliente, que está al corriente de sus obligaciones tributarias y de Seguridad Social.
El Prestador solo subcontrata la totalidad o parte de los Servicios con el consentimiento previo y escrito del Cliente, y sigue siendo el único responsable ante él.
`,
    ],
    [
      1,
      'Obligaciones del Cliente',
      `
El Cliente colabora de buena fe en la ejecución del Contrato:
- entrega a tiempo la información, los documentos y los accesos necesarios;
- designa un interlocutor con poder de decisión;
- se pronuncia sobre los Entregables en los plazos acordados;
- paga el precio a su vencimiento.
`,
    ],
    [
      1,
      'Aceptación de los Entregables',
      `
El Cliente dispone de diez Días hábiles desde la entrega para aceptar un Entregable o notificar por escrito sus reservas motivadas. El Prestador corrige a su cargo las no conformidades en diez Días hábiles y presenta de nuevo el Entregable. Si el Cliente no responde en ese plazo, y un recordatorio queda sin efecto durante cinco Días hábiles, el Entregable se considera aceptado.
`,
    ],
    [
      1,
      'Propiedad intelectual',
      `
Cada Parte conserva los conocimientos, herramientas y derechos anteriores al Contrato o adquiridos con independencia de él.
Con sujeción al pago íntegro del precio correspondiente, el Prestador cede al Cliente, con carácter exclusivo, los derechos de reproducción, comunicación pública, transformación, traducción y distribución de los Entregables, en cualquier soporte y por cualquier procedimiento, para su actividad y la de las sociedades de su grupo, en todo el mundo y por toda la duración legal de la protección. El precio de esta cesión está incluido en el precio de los Servicios.
El Prestador garantiza que es titular de todos estos derechos y mantiene indemne al Cliente frente a toda reclamación de terceros por este motivo.
`,
    ],
    [
      1,
      'Confidencialidad',
      `
Cada Parte mantiene confidencial toda la información recibida de la otra con ocasión del Contrato, la utiliza únicamente para su ejecución y solo la comunica a los empleados, asesores y subcontratistas autorizados que necesiten conocerla y estén sujetos al mismo deber.
Quedan excluidas las informaciones respecto de las cuales la Parte receptora demuestre que eran públicas o pasaron a serlo sin culpa suya, que ya las poseía, que las recibió lícitamente de un tercero o que su divulgación le es impuesta por la ley o por una autoridad; en este último caso, lo comunica a la otra Parte si le está permitido.
Este deber se mantiene durante el Contrato y {confidentiality_duration} después de su fin, cualquiera que sea la causa. Cada Parte devuelve o destruye entonces, a petición de la otra, la información recibida.
`,
    ],
    [
      1,
      'Datos personales',
      `
Cada Parte cumple el Reglamento (UE) 2016/679 (RGPD) y la Ley Orgánica 3/2018 en lo que le sea aplicable. Los datos de los representantes e interlocutores de las Partes se tratan únicamente para gestionar la relación contractual.
[if personal_data_processing eq true]
Cuando el Prestador trate datos personales por cuenta del Cliente, actúa como encargado del tratamiento en el sentido del artículo 28 del RGPD y:
- trata los datos únicamente siguiendo instrucciones documentadas del Cliente, por la duración y para los fines de los Servicios;
- vela por que las personas autorizadas estén sujetas a confidencialidad;
- aplica las medidas técnicas y organizativas del artículo 32 del RGPD;
- solo recurre a otro encargado, o transfiere datos fuera del Espacio Económico Europeo, con la autorización previa y escrita del Cliente;
- notifica al Cliente toda violación de la seguridad de los datos en las cuarenta y ocho horas siguientes a su conocimiento;
- ayuda al Cliente a atender las solicitudes de los interesados y a cumplir los artículos 32 a 36 del RGPD;
- suprime o devuelve los datos al finalizar los Servicios, a elección del Cliente, y pone a su disposición la información que demuestre el cumplimiento de este artículo.
[end]
`,
    ],
    [
      1,
      'Responsabilidad y seguro',
      `
Cada Parte responde de los daños directos y previsibles que sus incumplimientos causen a la otra. La responsabilidad total del Prestador en virtud del Contrato se limita, por todos los daños y por cada período contractual, a la cantidad de {liability_cap}.
Este límite no se aplica en caso de dolo o culpa grave, ni a los daños personales, ni al incumplimiento de la confidencialidad o de la protección de datos, ni a la garantía de propiedad intelectual, ni a ninguna responsabilidad que la ley no permita limitar.
El Prestador dispone de un seguro de responsabilidad civil profesional con una entidad solvente y lo acredita a petición del Cliente.
`,
    ],
    [
      1,
      'Fuerza mayor',
      `
Ninguna Parte responde del incumplimiento debido a un suceso que no haya podido preverse o que, previsto, sea inevitable. La Parte afectada avisa a la otra en cinco Días hábiles. Si el impedimento dura más de sesenta días, cualquiera de las Partes puede resolver el Contrato mediante notificación, sin indemnización.
`,
    ],
    [
      1,
      'Resolución por incumplimiento',
      `
En caso de incumplimiento grave de una de las Partes que no sea subsanado en los treinta días siguientes a un requerimiento que precise el incumplimiento y mencione este artículo, la otra Parte puede resolver el Contrato de pleno derecho, sin perjuicio de la indemnización que le corresponda. No se exige requerimiento cuando el incumplimiento sea insubsanable.
`,
    ],
    [
      1,
      'Consecuencias del fin del Contrato',
      `
Al terminar el Contrato, cualquiera que sea la causa, el Prestador entrega al Cliente en quince días los Entregables acabados o en curso, los documentos y los accesos que le pertenecen. Los Servicios realizados hasta esa fecha siguen siendo debidos. Durante un máximo de tres meses, el Prestador presta la asistencia razonable necesaria para que el Cliente o un tercero retome los Servicios, a las tarifas del Contrato.
Los artículos relativos a la propiedad intelectual, la confidencialidad, los datos personales, la responsabilidad y la ley aplicable subsisten tras el fin del Contrato.
`,
    ],
    [1, 'Disposiciones generales', ``],
    [
      2,
      'Integridad y modificaciones',
      `
El Contrato expresa la totalidad del acuerdo de las Partes sobre su objeto y sustituye a todo acuerdo anterior. Solo se modifica por escrito firmado por ambas Partes.
`,
    ],
    [
      2,
      'Cesión',
      `
Ninguna Parte puede ceder el Contrato, en todo o en parte, sin el consentimiento previo y escrito de la otra.
`,
    ],
    [
      2,
      'Independencia, tolerancia y nulidad parcial',
      `
Las Partes son independientes; el Contrato no crea entre ellas sociedad, mandato ni relación laboral. La falta de ejercicio de un derecho no supone renuncia. La nulidad de una estipulación no afecta a las demás; las Partes la sustituyen de buena fe por una estipulación válida de efecto equivalente.
`,
    ],
    [
      2,
      'Prueba y firma electrónica',
      `
Las Partes acuerdan firmar el Contrato por vía electrónica, conforme al Reglamento (UE) n.º 910/2014 y a la Ley 6/2020. El documento así firmado tiene valor de original; cada Parte recibe un ejemplar en soporte duradero.
`,
    ],
    [
      1,
      'Ley aplicable y litigios',
      `
El Contrato se rige por {governing_law}. En caso de controversia, las Partes buscan una solución amistosa durante treinta días desde su notificación escrita. En su defecto, el litigio corresponde a la competencia exclusiva de los tribunales de {court_city}.
`,
    ],
  ],
  annexes: [
    {
      name: 'Descripción de los servicios',
      sections: [
        [
          1,
          'Contenido y calendario',
          `
El Prestador realiza los Servicios siguientes, que pueden precisarse o completarse mediante modificación:
| Servicio | Entregable | Plazo | Volumen |
| Definición y análisis de necesidades | Nota de definición aprobada | Un mes desde la entrada en vigor | 5 días |
| Realización de los Servicios: {service_description} | Entregables definidos en la nota | Según el calendario aprobado | Según la nota |
| Seguimiento y asistencia | Informe de actividad | Cada mes | 2 días al mes |
`,
        ],
        [
          1,
          'Niveles de servicio',
          `
Los plazos se cuentan en horas y Días hábiles, de 9 h a 18 h.
| Situación | Respuesta | Resolución o solución alternativa |
| Bloqueante: los Servicios ya no pueden utilizarse | 2 horas | 1 día |
| Grave: una función importante está degradada | 4 horas | 3 días |
| Leve: molestia sin consecuencia importante | 1 día | 10 días |
`,
        ],
        [
          1,
          'Interlocutores y seguimiento',
          `
Cada Parte designa un interlocutor. Un comité de seguimiento se reúne al menos una vez por trimestre; el Prestador redacta el acta en cinco Días hábiles. Las actas no modifican el Contrato.
`,
        ],
      ],
    },
  ],
  signature: signatures.es,
}
