import type { County } from '#contract/static/entities.ts';

/**
 * The 22 counties and cities of Taiwan with their ISO 3166-2 codes. Maintained here because the package that has the
 * Chinese and English names lacks codes and the other two languages; a test compares the two.
 */
const COUNTIES: readonly (readonly [code: string, zhTw: string, zhCn: string, viVn: string, enUs: string])[] = [
  ['TPE', '臺北市', '台北市', 'Thành phố Đài Bắc', 'Taipei City'],
  ['KEE', '基隆市', '基隆市', 'Thành phố Cơ Long', 'Keelung City'],
  ['NWT', '新北市', '新北市', 'Thành phố Tân Bắc', 'New Taipei City'],
  ['ILA', '宜蘭縣', '宜兰县', 'Huyện Nghi Lan', 'Yilan County'],
  ['HSZ', '新竹市', '新竹市', 'Thành phố Tân Trúc', 'Hsinchu City'],
  ['HSQ', '新竹縣', '新竹县', 'Huyện Tân Trúc', 'Hsinchu County'],
  ['TAO', '桃園市', '桃园市', 'Thành phố Đào Viên', 'Taoyuan City'],
  ['MIA', '苗栗縣', '苗栗县', 'Huyện Miêu Lật', 'Miaoli County'],
  ['TXG', '臺中市', '台中市', 'Thành phố Đài Trung', 'Taichung City'],
  ['CHA', '彰化縣', '彰化县', 'Huyện Chương Hóa', 'Changhua County'],
  ['NAN', '南投縣', '南投县', 'Huyện Nam Đầu', 'Nantou County'],
  ['CYI', '嘉義市', '嘉义市', 'Thành phố Gia Nghĩa', 'Chiayi City'],
  ['CYQ', '嘉義縣', '嘉义县', 'Huyện Gia Nghĩa', 'Chiayi County'],
  ['YUN', '雲林縣', '云林县', 'Huyện Vân Lâm', 'Yunlin County'],
  ['TNN', '臺南市', '台南市', 'Thành phố Đài Nam', 'Tainan City'],
  ['KHH', '高雄市', '高雄市', 'Thành phố Cao Hùng', 'Kaohsiung City'],
  ['PEN', '澎湖縣', '澎湖县', 'Huyện Bành Hồ', 'Penghu County'],
  ['PIF', '屏東縣', '屏东县', 'Huyện Bình Đông', 'Pingtung County'],
  ['TTT', '臺東縣', '台东县', 'Huyện Đài Đông', 'Taitung County'],
  ['HUA', '花蓮縣', '花莲县', 'Huyện Hoa Liên', 'Hualien County'],
  ['KIN', '金門縣', '金门县', 'Huyện Kim Môn', 'Kinmen County'],
  ['LIE', '連江縣', '连江县', 'Huyện Liên Giang', 'Lienchiang County'],
];

/** Counties by code with their names in every language. */
export function listCounties(): County[] {
  return COUNTIES.map(([code, zhTw, zhCn, viVn, enUs]) => ({
    code,
    name: { 'zh-TW': zhTw, 'zh-CN': zhCn, 'vi-VN': viVn, 'en-US': enUs },
  }));
}
