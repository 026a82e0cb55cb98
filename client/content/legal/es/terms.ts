import type { terms as english } from '../en/terms';
import type { Translated } from '../types';

export const terms: Translated<typeof english> = {
  lead: 'Estas condiciones explican qué compra usted con un bono, qué le debe el operador y de qué respondemos nosotros.',
  sections: {
    scope: {
      title: 'Ámbito de aplicación',
      blocks: [
        'Estas condiciones se aplican a este sitio web y a todos los bonos que ofrece {brand}, {address} (número de registro {companyNumber}). Rige la versión vigente en el momento de su pedido.',
        'El contrato de viaje con un operador se rige por las condiciones de ese operador. El proveedor de pago y entrega puede tener condiciones propias para el pago; usted las verá antes de pagar.',
        'Estas condiciones están disponibles en inglés, alemán, español y francés. En caso de duda prevalece la versión inglesa, salvo que la ley imperativa de su país de residencia disponga otra cosa.',
      ],
    },
    serviceNature: {
      title: 'Naturaleza del servicio',
      blocks: [
        'Negociamos descuentos por tiempo limitado con operadores de safari autorizados y los ofrecemos como bonos digitales. Somos intermediarios y no un operador turístico.',
        'De la venta y la entrega se encarga un proveedor externo de pago y entrega. En este sitio web no puede reservar un viaje ni pagar; el botón de reserva lleva a nuestro formulario de solicitud.',
        'Los precios, las plazas y las fechas de vencimiento de este sitio web describen una oferta mientras dura. No nos vinculan hasta que su pedido queda confirmado. El ahorro indicado es la diferencia entre nuestro precio y el del operador en reserva directa.',
        'Una solicitud de presupuesto es gratuita y no le compromete a nada.',
      ],
    },
    voucherTerms: {
      title: 'Condiciones de los bonos',
      blocks: [
        {
          list: [
            'Cada bono es único y lleva su propio código. Se puede canjear una sola vez.',
            'Los bonos son transferibles: puede ceder el suyo. Puede canjearlo quien presente primero el código, así que guárdelo en un lugar seguro.',
            'Los bonos no son reembolsables ni canjeables por dinero, salvo que la ley imperativa le reconozca ese derecho.',
            'Los bonos se entregan únicamente en formato digital, por correo electrónico o como descarga. No se envía nada por correo postal.',
            'Un bono es válido de 12 a 24 meses desde la fecha de compra, según la oferta. Cuenta la fecha que figura en el bono.',
            'Un bono solo se puede canjear con el operador que figura en él. Las fechas del viaje dependen de la disponibilidad de ese operador.',
          ],
        },
        'Los servicios que no figuran en el bono, como vuelos internacionales, visados, tasas de parques no mencionadas, seguros o propinas, no están incluidos.',
        {
          title: 'Su derecho de desistimiento y la renuncia a él',
          notice:
            'Como consumidor, normalmente puede desistir de un contrato celebrado a distancia en un plazo de 14 días sin indicar el motivo (Consumer Contracts Regulations 2013; en la UE, Directiva 2011/83/UE). Nuestros bonos se entregan de forma digital e inmediata. Por eso, antes de la entrega se le pedirá que acepte expresamente que esta comience antes de que terminen los 14 días y que reconozca que con ello pierde su derecho de desistimiento (Regulation 37; artículo 16, letra m). Recibirá una confirmación por correo electrónico. Sin esta renuncia expresa no se entrega ningún bono.',
        },
        'Sus derechos ante un bono defectuoso o que no corresponda a su descripción no se ven afectados.',
      ],
    },
    noTravelContract: {
      title: 'Sin contrato de viaje con nosotros',
      blocks: [
        'La compra de un bono no crea un contrato de viaje con {brand}. El contrato de viaje nace únicamente entre usted y el operador que figura en el bono, cuando usted lo canjea y el operador confirma sus fechas.',
        'No organizamos viajes combinados ni servicios de viaje vinculados en el sentido de las Package Travel and Linked Travel Arrangements Regulations 2018 o de la Directiva (UE) 2015/2302. El operador es el único responsable de la ejecución del viaje, de la información previa obligatoria y de la protección frente a la insolvencia que exija la ley.',
        'Las reclamaciones sobre el viaje en sí deben dirigirse al operador. Con mucho gusto le ayudamos a dar con la persona adecuada.',
      ],
    },
    liability: {
      title: 'Responsabilidad',
      blocks: [
        'En la medida en que la ley lo permita, respondemos únicamente por dolo y negligencia grave. Esto vale también para nuestro personal y para quienes actúan por nuestra cuenta.',
        'Nada en estas condiciones limita ni excluye la responsabilidad por muerte o lesiones personales causadas por negligencia, por fraude o declaraciones fraudulentas, ni ninguna otra responsabilidad que la ley no permita limitar. Sus derechos legales como consumidor permanecen intactos.',
        'No respondemos de los actos de los operadores, que trabajan de forma independiente y bajo su propia responsabilidad. Los elegimos con cuidado y comprobamos sus licencias.',
      ],
    },
    websiteUsage: {
      title: 'Uso del sitio web',
      blocks: [
        'Puede usar este sitio web para fines propios y no comerciales. Los textos, las ilustraciones y el vídeo están protegidos por derechos de autor; consúltenos antes de usarlos en otro lugar.',
        'No está permitido:',
        {
          list: [
            'extraer ofertas de forma masiva por medios automáticos ni enviar nuestros formularios automáticamente en gran número',
            'introducir datos de otras personas sin su consentimiento',
            'perturbar el funcionamiento del sitio web ni eludir su protección',
          ],
        },
        'Cuidamos de que la información sea correcta y de que el sitio web esté disponible, pero no podemos prometer que esté en todo momento libre de errores e interrupciones. De las páginas enlazadas responden sus titulares.',
      ],
    },
    law: {
      title: 'Ley aplicable y jurisdicción',
      blocks: [
        'Se aplica la ley del Reino Unido (Inglaterra y Gales). La jurisdicción corresponde a los tribunales de Londres.',
        'Si es usted un consumidor que reside en la Unión Europea, conserva la protección de las normas imperativas de su país de residencia y puede acudir también a sus tribunales. Los consumidores que residen en Escocia o Irlanda del Norte pueden acudir también a los tribunales de allí.',
        'Si alguna disposición de estas condiciones fuera inválida, las demás seguirán en vigor.',
        '¿Algo ha salido mal? Escríbanos primero a {email}. Casi siempre podemos encontrar juntos una solución.',
      ],
    },
  },
};
