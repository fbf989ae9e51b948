import sharp from 'sharp';
const [, , file, step] = process.argv;
const m = await sharp(file!).metadata();
const n = Number(step);
for (let i = 0; i * n < m.height!; i++)
  await sharp(file!)
    .extract({ left: 0, top: i * n, width: m.width!, height: Math.min(n, m.height! - i * n) })
    .toFile(file!.replace('.png', `-${i}.png`));
console.log(m.width, m.height);
