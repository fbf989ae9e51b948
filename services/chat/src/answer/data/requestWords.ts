/** Besides the stop words of a language: what people say around the subject of a question. Folded. */
export const requestWords = {
  es: `
    acepta aceptan ademas ahi ahora algo alguien algun alguna algunas alguno algunos alla amable amiga amigo
    antes aplica aplican aqui asi atienden aun ayuda ayudar ayudarme buen buena buenas bueno buenos cada casi
    cierto cobran conocer consultar contar cosa cosas costo costos cuales cuanta cuantas cuanto cuantos cuenta
    cuentame cuentan cuesta cuestan dan dar decir decirme dia dias dice dicen doctor doctora duda dudas ellas
    ellos entonces era eran es esa esas esos esposa esposo esta estan estar estas este esto estos estoy existe
    favor fue funciona gracias gustaria ha haber hablame hace hacen hacer han hay hermana hermano hija hijo hola
    info informacion interesa interesada interesado ir leer les listo mama manejan mis muchas mucho necesita
    necesito ningun ninguna noche noches ofrece ofrecen ok otra papa poder podria podrian pone ponen poner
    precio precios pregunta preguntar puede pueden puedo pues querer queria quiero quisiera realizan recibe
    reciben recomienda recomiendan sabe saben saber senor senora senorita ser sirve sirven solo son soy tal
    tarde tardes tener tengo tiene tienen toda todas todo todos tratamiento tratamientos unas unos usa usan
    uso usted ustedes va vale valen valor van venden vender ver yo`,
  en: `
    able accept anyone anything ask available cost costs daughter day days doctor does doing else explain find
    friend give good hello help hey hi husband info information interested its just know let long looking m may
    mom mother need no not offer offered offers ok okay one please price prices provide question questions re
    recommend s sell so something son t takes tell thank thanks thing things treat treatment treatments us use
    used ve want when why wife will without work works yes`,
};
