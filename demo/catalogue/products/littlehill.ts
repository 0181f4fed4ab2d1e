import type { DemoProducts } from '../demo-product.ts';

/** Products of the studio's games. */
export const littlehillProducts: DemoProducts = {
  'tile-kingdom': [
    {
      productId: 'moves_5',
      price: 30,
      title: {
        'zh-TW': '額外步數 5 步',
        'zh-CN': '额外步数 5 步',
        'vi-VN': 'Thêm 5 lượt đi',
        'en-US': '5 Extra Moves',
      },
      description: {
        'zh-TW': '差一點點的時候用。不買也能過關。',
        'zh-CN': '差一点点的时候用。不买也能过关。',
        'vi-VN': 'Dành cho lúc chỉ thiếu một chút. Không mua vẫn qua màn.',
        'en-US': 'For when it was so close. Every level can be finished without them.',
      },
    },
    {
      productId: 'ornament_malacca',
      price: 90,
      title: {
        'zh-TW': '裝飾：麻六甲花磚',
        'zh-CN': '装饰：马六甲花砖',
        'vi-VN': 'Trang trí: Gạch Hoa Malacca',
        'en-US': 'Ornament: Malacca Tiles',
      },
      description: {
        'zh-TW': '為王座廳換上整面老街花磚，只是裝飾。',
        'zh-CN': '给王座厅换上整面老街花砖，只是装饰。',
        'vi-VN': 'Thay cả bức tường phòng ngai bằng gạch hoa phố cổ, chỉ để trang trí.',
        'en-US': 'A whole wall of shophouse tiles for the throne room. Decoration only.',
      },
    },
    {
      productId: 'moves_30',
      price: 150,
      title: {
        'zh-TW': '額外步數 30 步',
        'zh-CN': '额外步数 30 步',
        'vi-VN': 'Thêm 30 lượt đi',
        'en-US': '30 Extra Moves',
      },
      description: {
        'zh-TW': '六次差一點點，收在一個小木盒裡。',
        'zh-CN': '六次差一点点，装在一个小木盒里。',
        'vi-VN': 'Sáu lần chỉ thiếu một chút, cất trong chiếc hộp gỗ nhỏ.',
        'en-US': 'Six close calls in one small wooden box.',
      },
    },
    {
      productId: 'no_ads',
      price: 150,
      title: {
        'zh-TW': '永久移除廣告',
        'zh-CN': '永久移除广告',
        'vi-VN': 'Tắt quảng cáo vĩnh viễn',
        'en-US': 'Remove Ads for Good',
      },
      description: {
        'zh-TW': '一次購買，女王從此不再被打斷。',
        'zh-CN': '一次购买，女王从此不再被打断。',
        'vi-VN': 'Mua một lần, nữ hoàng sẽ không còn bị làm phiền.',
        'en-US': 'Bought once, and nobody interrupts the queen again.',
      },
    },
  ],
  'paddle-masters': [
    {
      productId: 'rubber_red',
      price: 60,
      title: {
        'zh-TW': '膠皮：經典紅',
        'zh-CN': '胶皮：经典红',
        'vi-VN': 'Mặt vợt: Đỏ Cổ Điển',
        'en-US': 'Rubber: Classic Red',
      },
      description: {
        'zh-TW': '看起來很快。旋轉還是要自己練。',
        'zh-CN': '看起来很快。旋转还是得自己练。',
        'vi-VN': 'Trông rất nhanh. Độ xoáy vẫn phải tự luyện.',
        'en-US': 'Looks fast. The spin is still up to you.',
      },
    },
    {
      productId: 'hall_garage',
      price: 90,
      title: {
        'zh-TW': '場地：爸爸的車庫',
        'zh-CN': '场地：爸爸的车库',
        'vi-VN': 'Sân đấu: Gara của bố',
        'en-US': 'Hall: Dad’s Garage',
      },
      description: {
        'zh-TW': '燈有點暗，球會滾到車底，只是換個地方打。',
        'zh-CN': '灯有点暗，球会滚到车底，只是换个地方打。',
        'vi-VN': 'Đèn hơi tối, bóng hay lăn xuống gầm xe, chỉ là đổi chỗ chơi.',
        'en-US': 'Dim lights, and balls under the car. A change of scenery, nothing more.',
      },
    },
    {
      productId: 'no_ads',
      price: 120,
      title: {
        'zh-TW': '永久移除廣告',
        'zh-CN': '永久移除广告',
        'vi-VN': 'Tắt quảng cáo vĩnh viễn',
        'en-US': 'Remove Ads for Good',
      },
      description: {
        'zh-TW': '局與局之間只剩喝水的時間。',
        'zh-CN': '局与局之间只剩喝水的时间。',
        'vi-VN': 'Giữa các ván chỉ còn thời gian uống nước.',
        'en-US': 'Nothing between games but a sip of water.',
      },
    },
  ],
  'star-mines': [
    {
      productId: 'theme_ice_belt',
      price: 60,
      title: {
        'zh-TW': '造型：冰環帶',
        'zh-CN': '造型：冰环带',
        'vi-VN': 'Giao diện: Vành đai băng',
        'en-US': 'Theme: Ice Belt',
      },
      description: {
        'zh-TW': '結霜的小行星與淡藍星雲，只改外觀。',
        'zh-CN': '结霜的小行星与淡蓝星云，只改外观。',
        'vi-VN': 'Tiểu hành tinh phủ sương và tinh vân xanh nhạt, chỉ thay đổi vẻ ngoài.',
        'en-US': 'Frosted rocks and a pale blue nebula. Looks only.',
      },
    },
    {
      productId: 'theme_red_dwarf',
      price: 60,
      title: {
        'zh-TW': '造型：紅矮星',
        'zh-CN': '造型：红矮星',
        'vi-VN': 'Giao diện: Sao lùn đỏ',
        'en-US': 'Theme: Red Dwarf',
      },
      description: {
        'zh-TW': '老恆星的暗紅光線與鐵鏽色岩石，只改外觀。',
        'zh-CN': '老恒星的暗红光线与铁锈色岩石，只改外观。',
        'vi-VN': 'Ánh đỏ trầm của một ngôi sao già và những khối đá màu gỉ sắt, chỉ thay đổi vẻ ngoài.',
        'en-US': 'The dim red of an old star, and rocks the color of rust. Looks only.',
      },
    },
  ],
};
