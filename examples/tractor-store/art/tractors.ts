import {
  axle,
  box,
  cab,
  cream,
  darker,
  disc,
  fender,
  glass,
  ink,
  lamp,
  lighter,
  line,
  metal,
  seat,
  shape,
  slats,
  stack,
  steering,
  track,
  wheel,
} from './parts.ts';

/** Draws one product in the colour of a variant. */
type Draw = (color: string) => string;

const gold = '#e3b23c';
const red = '#c8402f';
const white = '#f6f4ee';

/** Bonnets, from the dashboard at the left to the radiator at the right. */
const bonnets = {
  round: 'M172 134q0-8 8-8H296q48 0 50 44v30H172z',
  box: 'M172 134q0-8 8-8H330q10 0 10 10v64H172z',
  slope: 'M172 130q0-8 9-7L316 148q24 5 26 26v26H172z',
  racer: 'M166 148C220 124 310 134 362 176q6 6-2 12l-12 12H166z',
  small: 'M180 152q0-8 8-8H272q40 0 42 34v22H180z',
} as const;

/** A bonnet with light from above, and shade below. */
const bonnet = (kind: keyof typeof bonnets, color: string): string =>
  shape(bonnets[kind], color) +
  `<clipPath id="b"><path d="${bonnets[kind]}"/></clipPath><g clip-path="url(#b)">${box(150, 118, 220, 22, lighter(color), 0, { opacity: 0.55 })}${box(150, 182, 220, 20, darker(color), 0, { opacity: 0.55 })}</g>`;

const headlight = (x: number, y: number, r = 9) => disc(x, y, r + 3, metal) + disc(x, y, r, lamp);

const roll = (x: number, top = 62) => line(`M${x} 180V${top + 8}q0-8 9-8h6`, ink, 7);

const beacon = (x: number, y: number) =>
  box(x - 6, y - 12, 12, 12, '#ff8a2a', 5) + box(x - 9, y - 2, 18, 4, metal, 2);

/** What an unmanned machine sees with. */
const eye = (x: number, y: number, width = 34) =>
  box(x, y, width, 12, ink, 6) + box(x + 5, y + 4, width - 10, 4, '#6fe3e1', 2);

const dome = (x: number, y: number) =>
  shape(`M${x - 13} ${y}a13 12 0 0 1 26 0z`, white, { stroke: metal, 'stroke-width': 2 });

const panel = (x: number, y: number, width: number) =>
  shape(`M${x} ${y}l12-11h${width - 12}l-8 11z`, '#25406b') +
  line(
    `M${x + width * 0.27} ${y}l11-11M${x + width * 0.5} ${y}l10-11M${x + width * 0.73} ${y}l9-11`,
    '#7fa3d8',
    1.5,
  ) +
  line(`M${x} ${y + 2}h${width - 8}`, metal, 4);

const tulips = (x: number, y: number) =>
  [0, 14, 28, 42]
    .map((at, index) => {
      const tint = [red, gold, '#d65282', white][index] ?? red;
      return (
        line(`M${x + at} ${y}v-14`, '#4d7c3a', 3) +
        shape(`M${x + at - 6} ${y - 24}l4 4 2-6 2 6 4-4q2 13-6 13t-6-13z`, tint)
      );
    })
    .join('') +
  box(x - 9, y - 2, 60, 18, '#b98a56', 2) +
  line(`M${x - 9} ${y + 7}h60`, '#8d6538', 2);

export const tractors: Readonly<Record<string, Draw>> = {
  // Heritage Workhorse: the round nose of the fifties, clam mudguards, one big lamp.
  'CL-01': (color) =>
    axle(150, 330) +
    seat(128, 112) +
    steering(178, 104) +
    bonnet('round', color) +
    slats(292, 152, 5, 36, darker(color, 0.45)) +
    stack(246, 128) +
    headlight(336, 148) +
    line('M184 158h92', cream, 5) +
    wheel(140, 76, cream) +
    fender(140, 76, color, 188, 352, 16) +
    wheel(308, 42, cream),
  // Falcon Crest Farm: a tank, an open engine, spokes.
  'CL-02': (color) =>
    axle(120, 322, 204, 14) +
    box(196, 160, 104, 46, '#4b5356', 4) +
    [208, 232, 256, 280].map((x) => box(x - 8, 150, 16, 40, metal, 3)).join('') +
    shape('M180 130q0-9 9-9h112q9 0 9 9v22H180z', color) +
    box(182, 122, 126, 8, lighter(color), 4) +
    box(306, 118, 24, 90, darker(color, 0.15), 5) +
    slats(313, 130, 2, 64, darker(color, 0.5), 9) +
    stack(262, 122, 66) +
    seat(122, 124, darker(color, 0.4)) +
    steering(162, 112) +
    line('M122 146v40', metal, 6) +
    wheel(132, 78, color, { spokes: 12 }) +
    wheel(314, 44, color, { spokes: 8 }),
  // Falcon Crest Work: the same maker, a square bonnet and a shovel in front.
  'CL-03': (color) =>
    axle(140, 316) +
    seat(122, 114) +
    steering(174, 106) +
    bonnet('box', color) +
    slats(300, 146, 4, 40, darker(color, 0.45)) +
    line('M186 162h96', white, 6) +
    stack(230, 128, 50) +
    line('M190 176L330 196l24 36', ink, 9) +
    line('M190 176L330 196l24 36', gold, 5) +
    shape('M346 214l8-6q26 20 40 52-34 4-52-6z', metal) +
    wheel(134, 74, gold) +
    fender(134, 74, color, 200, 330) +
    wheel(292, 40, gold),
  // Broadfield Majestic: the early years, with a roof, a chimney and a flywheel.
  'CL-04': (color) =>
    axle(110, 330, 200, 18) +
    box(84, 58, 206, 12, darker(color), 5) +
    box(84, 54, 206, 7, color, 3) +
    line('M100 70v110M206 70v66M282 70v66', darker(color, 0.4), 5) +
    box(168, 134, 128, 66, color, 6) +
    box(168, 134, 128, 12, lighter(color), 6) +
    box(292, 102, 46, 98, darker(color, 0.1), 4) +
    slats(302, 116, 4, 70, darker(color, 0.45), 9) +
    box(298, 66, 34, 38, ink, 3) +
    disc(232, 172, 34, darker(color, 0.5)) +
    disc(232, 172, 26, color) +
    disc(232, 172, 8, gold) +
    steering(160, 116) +
    wheel(128, 74, red, { spokes: 14 }) +
    wheel(314, 46, red, { spokes: 10 }),
  // Countryside Commander: square, with a roll bar and a beacon.
  'CL-05': (color) =>
    axle(150, 330) +
    roll(112, 58) +
    beacon(126, 58) +
    seat(136, 112) +
    steering(184, 104) +
    bonnet('box', color) +
    box(188, 146, 146, 12, ink, 3) +
    box(312, 164, 22, 30, ink, 4) +
    headlight(322, 152, 5) +
    stack(270, 128, 44) +
    wheel(142, 74, white) +
    fender(142, 74, ink, 190, 350) +
    wheel(306, 44, white),
  // Danamark Steadfast: small and low, with the flag.
  'CL-06': (color) =>
    axle(150, 306, 202, 18) +
    line('M100 190V62', metal, 4) +
    box(54, 62, 46, 30, red, 1) +
    line('M54 77h46M72 62v30', white, 6, { 'stroke-linecap': 'butt' }) +
    seat(138, 128) +
    steering(188, 122) +
    bonnet('small', color) +
    slats(264, 160, 5, 28, darker(color, 0.45), 7) +
    line('M222 144V116h10', ink, 5) +
    headlight(304, 164, 7) +
    wheel(144, 62, color) +
    fender(144, 62, darker(color, 0.1), 196, 340) +
    wheel(286, 36, color),
  // Greenland Rover: a cabin, and lamps against the long night.
  'CL-07': (color) =>
    axle(150, 330) +
    cab(104, 62, 100, 84, color) +
    [112, 136, 160, 184].map((x) => disc(x + 4, 44, 8, lamp, { stroke: ink, 'stroke-width': 3 })).join('') +
    bonnet('slope', color) +
    slats(286, 164, 5, 26, darker(color, 0.45)) +
    stack(228, 132, 62) +
    shape('M176 152l108 20v9H176z', white) +
    wheel(142, 78, white, { lugs: 14 }) +
    fender(142, 78, darker(color), 205, 345) +
    wheel(304, 50, white, { lugs: 12 }),
  // Holland Hamster: round cheeks, and tulips in front.
  'CL-08': (color) =>
    axle(150, 296, 204, 16) +
    seat(146, 128) +
    steering(192, 124) +
    shape('M184 166c0-30 30-40 62-38 40 2 62 26 62 52 0 18-10 26-22 26H184z', color) +
    shape('M200 150c14-16 50-18 76-2-30-6-54-4-76 2z', lighter(color)) +
    disc(284, 166, 9, ink) +
    disc(286, 164, 4, white) +
    line('M262 196q10 6 22 0', darker(color, 0.5), 4) +
    line('M230 128v-24h8', ink, 5) +
    line('M288 208h60', metal, 7) +
    tulips(318, 202) +
    wheel(150, 58, gold) +
    fender(150, 58, color, 190, 345, 15) +
    wheel(274, 36, gold),
  // TerraFirma Veneto: low between the vines.
  'CL-09': (color) =>
    axle(150, 330, 206, 16) +
    line('M128 196V92q0-10 10-10h8', metal, 7) +
    seat(150, 132) +
    steering(200, 126) +
    shape('M180 160q4-16 22-18l96-4q44 4 54 46l2 22H180z', color) +
    shape('M204 146l92-4q30 4 44 24-60-14-136-20z', lighter(color)) +
    line('M196 184h70', '#ffffff', 4) +
    line('M196 178h70', '#3f8f4f', 4) +
    line('M196 190h70', red, 4) +
    slats(300, 176, 5, 20, darker(color, 0.5), 7) +
    shape('M322 160l18 10-4 6-18-8z', lamp) +
    [
      [66, 186],
      [80, 186],
      [94, 186],
      [73, 174],
      [87, 174],
      [80, 162],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 8, '#6b3f7d'))
      .join('') +
    box(52, 190, 54, 16, '#b98a56', 2) +
    line('M106 202h30', ink, 5) +
    wheel(154, 54, '#d9d9d4') +
    fender(154, 54, darker(color), 190, 345) +
    wheel(310, 44, '#d9d9d4'),
  // Global Gallant: two colours, chrome and white walls.
  'CL-10': (color) =>
    axle(150, 330) +
    seat(126, 110, darker(color, 0.3)) +
    steering(178, 102) +
    bonnet('round', color) +
    shape('M172 166h173l1 34H172z', cream) +
    line('M172 166h172', '#cfd4d4', 5) +
    slats(306, 174, 4, 20, metal) +
    headlight(332, 146, 10) +
    stack(216, 128, 40) +
    disc(206, 148, 9, cream) +
    wheel(140, 76, color, { wall: cream }) +
    fender(140, 76, color, 180, 355, 18) +
    wheel(308, 44, color, { wall: cream }),
  // Scandinavia Sower: a cabin, and the seed drill behind.
  'CL-11': (color) =>
    axle(170, 340) +
    shape('M22 132h92l-12 58H34z', gold) +
    box(20, 126, 96, 10, darker(gold), 3) +
    slats(44, 196, 5, 50, metal, 12) +
    line('M40 194h64', ink, 6) +
    line('M110 190h50', ink, 6) +
    cab(146, 66, 84, 84, color) +
    shape('M214 138h112q14 0 14 14v48H214z', color) +
    box(214, 138, 118, 9, lighter(color), 4) +
    slats(300, 156, 4, 34, darker(color, 0.5)) +
    line('M224 164h62', white, 6) +
    stack(246, 140, 60) +
    wheel(182, 68, white, { lugs: 16 }) +
    fender(182, 68, darker(color), 200, 340) +
    wheel(314, 46, white),
  // Celerity Cruiser: a wedge with a wing.
  'CL-12': (color) =>
    axle(150, 336) +
    line('M86 150l-14-34M104 142l-8-26', metal, 5) +
    shape('M52 112l64-14 6 9-62 14z', darker(color)) +
    seat(140, 118) +
    steering(194, 118) +
    shape('M120 170q20-30 56-30C240 126 330 140 366 190q2 10-8 12H150z', color) +
    shape('M186 148c50-10 110 2 150 26-50-16-100-20-150-16z', lighter(color)) +
    line('M176 182h124l22-14', white, 6) +
    shape('M336 172l16 9-3 7-17-8z', lamp) +
    wheel(144, 68, '#d9d9d4', { lugs: 22 }) +
    fender(144, 68, color, 185, 350, 18) +
    wheel(312, 46, '#d9d9d4') +
    fender(312, 46, color, 200, 340, 12),
  // Rapid Racer: low, long, number 13.
  'CL-13': (color) =>
    axle(140, 346, 204, 14) +
    line('M112 150v-32q0-12 12-12h10', ink, 8) +
    steering(176, 128) +
    seat(138, 132) +
    bonnet('racer', color) +
    line('M176 152C230 138 300 144 352 180', white, 7) +
    disc(214, 174, 19, white) +
    `<text x="214" y="182" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="23" fill="${ink}">13</text>` +
    [250, 264, 278].map((x) => line(`M${x} 186l-26 22H176`, '#b9bfc0', 5)).join('') +
    wheel(134, 66, red, { lugs: 40 }) +
    wheel(326, 34, red, { lugs: 28 }),
  // Caribbean Cruiser: under a parasol.
  'CL-14': (color) =>
    axle(150, 330) +
    line('M130 180V50', '#b98a56', 6) +
    shape('M40 74Q132-14 224 74q-46-16-92 0-46-16-92 0z', white) +
    shape('M132 30Q74 34 70 66 100 58 132 74q32-16 62-8-4-32-62-36z', lighter(color, 0.1)) +
    shape('M132 30q-22 10-24 36 14 2 24 8 10-6 24-8-2-26-24-36z', white) +
    seat(124, 114) +
    steering(178, 106) +
    bonnet('round', color) +
    shape('M176 168q28-14 56 0t56 0 56 0v10q-28 14-56 0t-56 0-56 0z', white, { opacity: 0.85 }) +
    headlight(334, 148, 7) +
    line('M262 126v-26h10', ink, 5) +
    wheel(140, 74, gold) +
    fender(140, 74, color, 200, 338) +
    wheel(308, 42, gold),
  // Fieldmaster Classic: the big one, two pipes and a roof.
  'CL-15': (color) =>
    axle(150, 336) +
    line('M92 176V62M196 132V62', darker(color, 0.4), 6) +
    shape('M78 58q0-12 12-12h112q14 0 16 12z', color) +
    line('M82 56h132', lighter(color), 4) +
    seat(130, 106) +
    steering(180, 98) +
    shape('M168 128q0-9 9-9H318q28 4 30 40v42H168z', color) +
    box(172, 120, 150, 9, lighter(color), 4) +
    line('M180 152h112q22 0 28 12', cream, 8) +
    slats(300, 164, 5, 30, darker(color, 0.45)) +
    stack(238, 120, 54) +
    stack(262, 120, 54) +
    headlight(336, 142, 8) +
    wheel(138, 82, cream, { lugs: 16 }) +
    fender(138, 82, color, 192, 345, 16) +
    wheel(310, 46, cream),

  // TerraFirma AutoCultivator T-300: a box on four wheels with a mast.
  'AU-01': (color) =>
    line('M118 140V64', metal, 5) +
    disc(118, 58, 9, '#6fe3e1', { stroke: ink, 'stroke-width': 4 }) +
    shape('M92 138h200q34 4 46 40l6 30H82l4-62q0-8 6-8z', color) +
    shape('M94 138h196q20 2 30 14H90z', lighter(color)) +
    box(110, 166, 108, 24, darker(color), 6) +
    slats(124, 170, 10, 16, ink, 9) +
    eye(288, 164, 44) +
    line('M60 216h30', ink, 8) +
    slats(36, 214, 3, 44, metal, 12) +
    wheel(134, 44, gold) +
    wheel(296, 44, gold),
  // SmartFarm Titan: two halves, four great wheels.
  'AU-02': (color) =>
    axle(90, 340, 186, 26) +
    shape('M58 170q4-42 40-44h78l12 74H62z', darker(color, 0.1)) +
    shape('M98 126h78l3 16H80q6-14 18-16z', lighter(color)) +
    disc(204, 190, 17, ink) +
    disc(204, 190, 8, metal) +
    shape('M222 126l14-46q3-8 12-8h58q40 10 56 76l2 52H222z', color) +
    shape('M240 84q4-12 14-12h50q20 6 34 28l-92-2z', lighter(color)) +
    eye(300, 122, 52) +
    line('M234 158h70', white, 5) +
    slats(88, 152, 6, 30, darker(color, 0.5), 10) +
    box(262, 56, 24, 16, ink, 4) +
    box(256, 52, 36, 7, '#6fe3e1', 3) +
    wheel(118, 66, '#d9d9d4', { lugs: 14 }) +
    wheel(300, 66, '#d9d9d4', { lugs: 14 }),
  // FutureHarvest Navigator: a wedge with a dark canopy and a dome for the satellites.
  'AU-03': (color) =>
    axle(120, 330, 200, 18) +
    shape('M84 190l22-56q6-14 22-14h90q80 6 140 66 10 14-8 18H92q-12-2-8-14z', color) +
    shape('M132 126h86q56 6 100 38-90-18-198-10z', '#24343a') +
    shape('M142 130h70q30 4 54 16-70-8-132 0z', glass, { opacity: 0.45 }) +
    dome(152, 120) +
    line('M96 184h196', lighter(color, 0.55), 5) +
    eye(318, 182, 36) +
    wheel(142, 58, '#3c4346', { wall: lighter(color, 0.2) }) +
    wheel(304, 48, '#3c4346', { wall: lighter(color, 0.2) }),
  // Sapphire Sunworker 460R: works under its own roof of solar cells.
  'AU-04': (color) =>
    axle(130, 330) +
    line('M110 150V66M232 134V66M318 152V70', metal, 6) +
    panel(70, 66, 278) +
    shape('M92 160q2-26 30-28h176q48 6 52 70H92z', color) +
    shape('M122 132h172q24 4 36 22H98q6-20 24-22z', lighter(color)) +
    box(124, 164, 90, 22, darker(color, 0.35), 11) +
    box(128, 168, 58, 14, '#7ee08a', 7) +
    eye(306, 170, 40) +
    wheel(140, 60, '#d9d9d4') +
    wheel(304, 52, '#d9d9d4'),
  // EcoGrow Crop Commander: stands on stilts above the rows.
  'AU-05': (color) =>
    line('M124 110v100M296 110v100', metal, 14) +
    line('M124 110v100M296 110v100', lighter(color, 0.2), 7) +
    shape('M78 104q4-36 42-38h160q54 4 66 58l-4 18H82z', color) +
    shape('M120 66h158q34 4 52 28H86q8-26 34-28z', lighter(color)) +
    eye(300, 106, 42) +
    slats(104, 108, 7, 22, darker(color, 0.45), 9) +
    dome(160, 66) +
    line('M76 152h272', ink, 5) +
    slats(160, 156, 6, 22, '#7aa6b8', 20) +
    [172, 212, 252]
      .map(
        (x) =>
          line(`M${x} 258v-24`, '#4d7c3a', 4) +
          shape(`M${x} 244q-16-2-18-16 16 0 18 16 2-14 18-16-2 14-18 16z`, '#6fae4c'),
      )
      .join('') +
    wheel(124, 46, white, { lugs: 16 }) +
    wheel(296, 46, white, { lugs: 16 }),
  // FarmFleet Sovereign: on belts.
  'AU-06': (color) =>
    shape('M66 168l20-44q6-12 20-12h150l14-28q4-8 14-8h30q38 12 46 92H66z', color) +
    shape('M108 112h148l14-26q4-8 12-8h28q14 6 24 22h-46l-12 24H90q6-12 18-12z', lighter(color)) +
    axle(96, 322, 162, 40) +
    eye(296, 112, 52) +
    slats(100, 136, 8, 20, darker(color, 0.5), 10) +
    line('M190 146h70', white, 5) +
    stack(246, 114, 40) +
    track(58, 140, 86, color) +
    track(226, 130, 80, color),
  // Verde Voyager: a pod with a bubble, and leaves of solar cells.
  'AU-07': (color) =>
    axle(130, 320, 202, 16) +
    shape('M72 182c0-50 46-72 110-72 92 0 164 30 164 74 0 16-10 22-26 22H96c-16 0-24-8-24-24z', color) +
    shape('M98 140c30-22 90-28 140-18-54 0-100 6-140 18z', lighter(color, 0.5)) +
    shape('M214 114c8-40 88-36 102 24-30-14-66-22-102-24z', glass, {
      stroke: darker(color),
      'stroke-width': 4,
    }) +
    shape('M232 104c10-14 36-16 52-2-20-4-36-4-52 2z', '#ffffff', { opacity: 0.7 }) +
    panel(92, 112, 108) +
    eye(310, 176, 34) +
    line('M92 178h170', white, 5) +
    wheel(138, 50, white) +
    wheel(292, 50, white),
  // Field Pioneer: a white cube on six wheels with a boom.
  'AU-08': (color) =>
    line('M84 170L34 120v92', metal, 7) +
    disc(34, 218, 9, '#6fe3e1', { stroke: ink, 'stroke-width': 4 }) +
    axle(96, 330, 204, 18) +
    shape('M84 120q0-14 14-14h196q14 0 20 12l22 46q4 8 4 40H84z', color) +
    shape('M98 106h196q14 0 18 10H86q2-10 12-10z', '#ffffff') +
    shape('M84 186h256v20H84z', darker(color, 0.14)) +
    box(104, 128, 128, 40, '#25406b', 6) +
    line('M136 128v40M168 128v40M200 128v40M104 148h128', '#7fa3d8', 2) +
    eye(276, 150, 50) +
    line('M300 106V70', metal, 5) +
    disc(300, 66, 7, red) +
    wheel(124, 38, red, { lugs: 14 }) +
    wheel(214, 38, red, { lugs: 14 }) +
    wheel(304, 38, red, { lugs: 14 }),
};
